import {parse} from 'yaml';
import {findPlace, listKeyPlaces} from '../../../../src/plugins/reference/build/contract/keyPlaces';
import type {Source as ContractSource} from '../../../../src/plugins/reference/build/operations/buildOperations';

/** The lines before the schemas: one operation with a body and a response, each with its own schema. */
const HEAD = `openapi: 3.1.1
info: {title: Fixture, version: '1'}
servers: [{url: https://api.example.com}]
paths:
  /things/{thing_id}:
    put:
      operationId: changeThing
      tags: []
      description: Changes a thing.
      x-access: Anyone.
      x-effects: Changes the thing.
      parameters:
        - {name: thing_id, in: path, required: true, description: The thing., schema: {type: string}}
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Body'}
            examples: {one: {summary: One thing, value: {}}}
      responses:
        '200':
          description: Changed.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Answer'}
              examples: {one: {summary: One thing, value: {}}}
components:
  schemas:
`;

const ANSWER = 'Answer: {type: object, description: Done.}\n';

/** How many lines are before the first line of the schemas. */
export const FIRST_LINE = HEAD.split('\n').length;

/**
 * Makes a small contract.
 *
 * @param schemas the lines under `components.schemas`, not indented; `Body` is the body of the operation
 * @param more an additional line of the operation
 */
export function fixtureContract(schemas: string, more = 'tags: []'): ContractSource {
  const withAnswer = /^Answer:/m.test(schemas) ? schemas : `${schemas.trimEnd()}\n${ANSWER}`;
  return parseContract(HEAD.replace('tags: []', more) + withAnswer.replace(/^(?=.)/gm, '    '));
}

/** Makes a contract from a complete text. */
export function parseContract(text: string): ContractSource {
  const places = listKeyPlaces(text);
  const document: unknown = parse(text);
  return {document, placeOf: (pointer) => `contract.yaml:${findPlace(places, pointer)}`};
}
