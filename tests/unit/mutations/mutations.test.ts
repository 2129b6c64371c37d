import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {applyMutation, MUTATED_FILE, MUTATIONS} from '../../mutations/mutations';

const contract = readFileSync(MUTATED_FILE, 'utf8');

test.each(MUTATIONS)('$name can still be made, and leaves YAML that can be read', (mutation) => {
  const mutated = applyMutation(contract, mutation);
  expect(mutated).not.toBe(contract);
  expect(() => {
    parse(mutated);
  }).not.toThrow();
});

test('a mistake that the contract has no place for is named', () => {
  const mutation = {name: 'lose a lamp', changes: [{find: /lamp/g, replace: '', times: 1}]};
  expect(() => applyMutation('openapi: 3.1.1', mutation)).toThrow(
    '"lose a lamp" cannot be made: /lamp/g stands 0 times in the contract, not 1',
  );
});
