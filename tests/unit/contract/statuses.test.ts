import {expect, test} from 'vitest';
import {readStatuses} from '@site/src/contract/openapi';

const TRANSITIONS = [
  {from: null, to: 'NEW', by: 'You run it', operation: 'run'},
  {from: 'NEW', to: 'BUSY', by: 'It starts'},
  {from: 'BUSY', to: 'LATE', by: 'It takes too long'},
  {from: 'BUSY', to: 'DONE', by: 'It ends'},
];

test('derives waiting, next and final statuses from transitions and outcomes', () => {
  const table = readStatuses({
    enum: ['NEW', 'FRESH', 'BUSY', 'DONE', 'LATE'],
    'x-aliases': {FRESH: 'NEW'},
    'x-transitions': TRANSITIONS,
    'x-outcomes': {DONE: 'success', LATE: 'failure'},
  });
  expect(table).toEqual({
    NEW: {isWaiting: true, next: ['BUSY', 'DONE']},
    FRESH: {isWaiting: true, next: ['BUSY', 'DONE']},
    BUSY: {isWaiting: false, next: ['DONE']},
    DONE: {outcome: 'success', isWaiting: false, next: []},
    LATE: {outcome: 'failure', isWaiting: false, next: []},
  });
});
