import {expect, test} from 'vitest';
import {readEnvironmentNames} from '@site/src/plugins/checks/build/prose/readEnvironmentNames';

test('the names are those that the programs of the samples read', () => {
  const names = readEnvironmentNames('samples');
  expect([...names]).toEqual(expect.arrayContaining(['RUNGEN_API', 'RUNGEN_API_KEY']));
});
