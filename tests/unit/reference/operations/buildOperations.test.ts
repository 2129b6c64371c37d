import {describe, expect, it} from 'vitest';
import {
  buildOperations,
  type Source as ContractSource,
} from '../../../../src/plugins/reference/build/operations/buildOperations';
import type {Operation} from '../../../../src/plugins/reference/build/operations/Operation';
import {fixtureContract, parseContract} from './fixtureContract';

/** Makes a contract with one operation that has no request body. */
function listThings(operation: string): ContractSource {
  return parseContract(`openapi: 3.1.1
info: {title: Fixture, version: '1'}
paths:
  /things:
    get:
      operationId: listThings
      description: Lists things.${operation.replace(/^(?=.)/gm, '      ')}`);
}

describe('buildOperations', () => {
  it('reads method, address, access, effects and parameters of an operation', () => {
    const [operation] = buildOperations(
      fixtureContract('Body: {type: object, description: A thing.}'),
    );
    expect(operation).toMatchObject({
      id: 'changeThing',
      method: 'PUT',
      url: 'https://api.example.com/things/{thing_id}',
      access: 'Anyone.',
      effects: 'Changes the thing.',
    } satisfies Partial<Operation>);
    expect(operation?.pathParameters.map(({id}) => id)).toEqual(['path.thing_id']);
    expect(operation?.headers.map(({id}) => id)).toEqual(['header.content-type']);
  });

  it('reports which text an operation lacks', () => {
    const operation = `
x-effects: Changes nothing.
responses: {'204': {description: Done.}}
`;
    expect(() => buildOperations(listThings(operation))).toThrow(
      'contract.yaml:5:5 has no "x-access"\n  Fix: add "x-access": who can call the operation',
    );
  });

  it('requires a named example of each body', () => {
    const operation = `
x-access: Anyone.
x-effects: Changes nothing.
responses:
  '200':
    description: Done.
    content:
      application/json: {schema: {type: object}}
`;
    expect(() => buildOperations(listThings(operation))).toThrow(
      'contract.yaml:14:13 has no named example\n  Fix: add one under "examples"',
    );
  });

  it('requires advice about each error', () => {
    const operation = `
x-access: Anyone.
x-effects: Changes nothing.
responses:
  '204': {description: Done.}
  '404': {description: Not there.}
`;
    expect(() => buildOperations(listThings(operation))).toThrow(
      'contract.yaml:12:9 documents the error 404 without "x-error.fix"',
    );
  });
});

it('reports missing programs and requests that an example refers to', () => {
  const contract = listThings(`
x-samples: {list-things: List things}
x-access: Anyone.
x-effects: Nothing.
requestBody:
  content:
    application/json:
      examples:
        all: {summary: All, x-sent-by: list-thing, value: {}}
responses:
  '200':
    description: Things.
    content:
      application/json:
        examples:
          one: {summary: One, x-answers-to: al, value: {}}`);
  expect(() => buildOperations(contract)).toThrow(
    /"x-sent-by: list-thing" is not among the programs of "x-samples"\n +Fix: name one of them: list-things\n[^]+"x-answers-to: al" is not among the examples of the request\n +Fix: name one of them: all$/,
  );
});
