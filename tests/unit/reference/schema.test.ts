import {expect, test} from 'vitest';
import {resolve} from '@site/sandbox/readContract';
import type {Schema} from '@site/src/plugins/reference/build/contract';
import {readShape} from '@site/src/plugins/reference/build/schema';

const SCHEMA: Schema = {
  description: 'A thing.',
  allOf: [
    {type: 'object', required: ['id'], properties: {id: {type: 'string', description: 'Its ID.'}}},
    {
      required: ['state'],
      properties: {
        state: {enum: ['ON', 'OFF'], 'x-enum-meanings': {ON: 'It runs.', OFF: 'It does not.'}},
        parts: {type: 'array', items: {type: 'object', properties: {size: {type: 'number'}}}},
        note: {type: ['string', 'null'], format: 'date-time'},
        kind: {const: 'thing'},
        tags: {type: 'object', additionalProperties: true},
      },
    },
  ],
};

const THING = readShape(SCHEMA);
const field = (name: string) => THING.fields.find((it) => it.name === name);

test('values have their meanings, and types are in words', () => {
  expect(field('state')?.shape.values).toEqual([
    {value: 'ON', meaning: 'It runs.'},
    {value: 'OFF', meaning: 'It does not.'},
  ]);
  expect(field('note')?.shape.type).toBe('string or null (date-time)');
  expect(field('parts')?.shape.type).toBe('array of objects');
  expect(field('parts')?.shape.fields.map(({name}) => name)).toEqual(['size']);
  expect(field('kind')?.shape.constant).toBe('thing');
  expect(field('tags')?.shape.acceptsOtherFields).toBe(true);
});

test('what stands beside a reference wins over its target, and what contains itself is told by its name', () => {
  const document = {schemas: {A: {description: 'A.', type: 'string'}, B: {$ref: '#/schemas/B'}}};
  expect(resolve(document, {$ref: '#/schemas/A', description: 'Here.'})).toEqual({
    description: 'Here.',
    type: 'string',
  });
  expect(() => resolve(document, document)).toThrow('"#/schemas/B" contains itself');
});
