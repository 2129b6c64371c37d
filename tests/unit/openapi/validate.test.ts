import {expect, test} from 'vitest';
import {
  closeSchema,
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

test('closes objects, and the whole of allOf', () => {
  const part = {properties: {a: {description: 'A text.', properties: {b: {}}}}};
  expect(closeSchema({allOf: [part], 'x-source': ['A0']})).toEqual({
    allOf: [{properties: {a: {properties: {b: {}}, unevaluatedProperties: false}}}],
    unevaluatedProperties: false,
  });
});

test('leaves objects open that say so', () => {
  const schema = {properties: {a: {}}, additionalProperties: true};
  expect(closeSchema(schema)).toEqual(schema);
});

test('keeps fields that are named like an annotation', () => {
  expect(closeSchema({properties: {description: {type: 'string', title: 'T'}}})).toEqual({
    properties: {description: {type: 'string'}},
    unevaluatedProperties: false,
  });
});

test('a request needs its headers and no unknown field', () => {
  const check = createAjv().compile(requestSchema(findOperation('cancelJob')));
  expect(check({headers: {}})).toBe(false);
  expect(check({headers: {'x-authenticated-user-id': 'me'}})).toBe(true);
  const run = createAjv().compile(requestSchema(findOperation('runJob')));
  expect(run({headers: {}, body: {input: {}}})).toBe(true);
  expect(run({headers: {}, body: {input: {}, wait: true}})).toBe(false);
});
