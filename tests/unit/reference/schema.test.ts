import {expect, test} from 'vitest';
import type {Schema} from '@site/src/plugins/reference/build/contract';
import {readShape} from '@site/src/plugins/reference/build/schema';

const SCHEMAS: Readonly<Record<string, Schema>> = {
  Base: {
    type: 'object',
    required: ['id'],
    properties: {id: {type: 'string', description: 'Its ID.'}},
  },
  State: {
    type: 'string',
    enum: ['ON', 'OFF'],
    'x-enum-meanings': {ON: 'It runs.', OFF: 'It does not.'},
  },
  Thing: {
    description: 'A thing.',
    allOf: [
      {$ref: '#/components/schemas/Base'},
      {
        required: ['state'],
        properties: {
          state: {$ref: '#/components/schemas/State', description: 'Its state.'},
          parts: {type: 'array', items: {$ref: '#/components/schemas/Thing'}},
          note: {type: ['string', 'null'], format: 'date-time'},
          shape: {oneOf: [{title: 'Round', properties: {radius: {type: 'number'}}}]},
          kind: {const: 'thing'},
          tags: {type: 'object', additionalProperties: true},
        },
      },
    ],
  },
};

const THING = readShape(SCHEMAS, {$ref: '#/components/schemas/Thing'});
const field = (name: string) => THING.fields.find((it) => it.name === name);

test('an object has the fields of all its parts, and knows which are required', () => {
  expect(THING.fields.map(({name, isRequired}) => `${name}${isRequired ? '!' : ''}`)).toEqual([
    ...['id!', 'state!', 'parts', 'note', 'shape', 'kind', 'tags'],
  ]);
});

test('a description beside a reference wins over that of its target, whose values stay', () => {
  expect(field('state')?.shape).toMatchObject({
    type: 'string',
    description: 'Its state.',
    values: [
      {value: 'ON', meaning: 'It runs.'},
      {value: 'OFF', meaning: 'It does not.'},
    ],
  });
});

test('types are in words', () => {
  expect(field('note')?.shape.type).toBe('string or null (date-time)');
  expect(field('parts')?.shape.type).toMatch(/^array of /);
  expect(field('kind')?.shape.constant).toBe('thing');
  expect(field('tags')?.shape.acceptsOtherFields).toBe(true);
  expect(field('shape')?.shape.forms.map(({title, fields}) => [title, fields[0]?.name])).toEqual([
    ['Round', 'radius'],
  ]);
});

test('a schema that contains itself ends where it begins again', () => {
  expect(field('parts')?.shape.repeats).toBe(true);
  expect(field('parts')?.shape.fields).toEqual([]);
});

test.each([
  ['nowhere', {A: {$ref: '#/components/schemas/B'}}, '"#/components/schemas/B" leads nowhere'],
  ['in a ring', {A: {$ref: '#/components/schemas/A'}}, 'leads back to itself'],
  ['to a part of itself', {A: {allOf: [{$ref: '#/components/schemas/A'}]}}, 'is a part of itself'],
])('a reference that leads %s is an error with its name', (_, schemas, message) => {
  expect(() => readShape(schemas, {$ref: '#/components/schemas/A'})).toThrow(message);
});
