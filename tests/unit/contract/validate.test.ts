import {expect, test} from 'vitest';
import {
  CONTRACT,
  createAjv,
  listOperations,
  loadContract,
  requestSchema,
} from '@site/src/contract/openapi';

const {contract} = await loadContract(process.cwd(), CONTRACT);

function findOperation(id: string) {
  const operation = listOperations(contract).find(({operationId}) => operationId === id);
  if (!operation) throw new Error(`no operation ${id}`);
  return operation;
}

test('a request needs its headers and no unknown field', () => {
  const check = createAjv().compile(requestSchema(findOperation('cancelJob')));
  expect(check({headers: {}})).toBe(false);
  expect(check({headers: {'x-authenticated-user-id': 'me'}})).toBe(true);
  const run = createAjv().compile(requestSchema(findOperation('runJob')));
  expect(run({headers: {}, body: {input: {}}})).toBe(true);
  expect(run({headers: {}, body: {input: {}, wait: true}})).toBe(false);
});
