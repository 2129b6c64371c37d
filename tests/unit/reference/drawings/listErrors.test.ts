import {expect, test} from 'vitest';
import {listErrors} from '@site/src/plugins/reference/build/drawings/listErrors';
import {makeContract} from './contractFixture';

const TOLD = {
  text: 'No such lamp.',
  meaning: 'There is no lamp with this ID.',
  causes: ['The ID is mistyped.'],
  fix: 'List the lamps.',
  retry: 'no',
  retryAdvice: 'The answer stays the same.',
};

function makeResponse(told: object, example: string) {
  const examples = {[example]: {summary: 'No such lamp', value: {error: 'No such lamp.'}}};
  const response = {description: 'No lamp.', content: {'application/json': {examples}}};
  return Object.assign(response, {'x-error': told});
}

function makeOperation(operationId: string, response: ReturnType<typeof makeResponse>) {
  return {operationId, summary: operationId, responses: {'404': response}};
}

test('an error of two operations is listed once, with both', () => {
  const paths = {
    '/lamp': {
      get: makeOperation('getLamp', makeResponse(TOLD, 'lampNotFound')),
      delete: makeOperation('deleteLamp', makeResponse(TOLD, 'lampNotFound')),
    },
  };
  const errors = listErrors(makeContract({paths}));
  expect(errors.map(({id, title}) => [id, title])).toEqual([['lamp-not-found', 'No such lamp']]);
  expect(errors[0]?.operations.map(({id}) => id)).toEqual(['getLamp', 'deleteLamp']);
});

test('an error without a description is reported with everything it lacks', () => {
  const response = makeResponse({}, 'lampNotFound');
  const paths = {'/lamp': {get: makeOperation('getLamp', response)}};
  expect(() => listErrors(makeContract({paths}))).toThrow(
    'contract/fixture.yaml##/paths/~1lamp/get/responses/404 the error 404 of getLamp has no text, no meaning, no fix, no retryAdvice, no causes, no retry that is one of safe, unsafe, no',
  );
});

test('two texts with the same name are an error', () => {
  const other = {...TOLD, text: 'Lamp gone.'};
  const paths = {
    '/lamp': {
      get: makeOperation('getLamp', makeResponse(TOLD, 'lampNotFound')),
      delete: makeOperation('deleteLamp', makeResponse(other, 'lampNotFound')),
    },
  };
  expect(() => listErrors(makeContract({paths}))).toThrow(
    'the error "lamp-not-found" has the text "Lamp gone." here and "No such lamp." elsewhere',
  );
});
