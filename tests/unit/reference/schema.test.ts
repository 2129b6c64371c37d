import {expect, test} from 'vitest';
import {resolve} from '@site/src/mock-server/readContract';
import type {Schema} from '@site/src/plugins/reference/node/contract';
import {fieldsOf, typeOf, valuesOf} from '@site/src/plugins/reference/node/schema';

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
      },
    },
  ],
};

const FIELDS = fieldsOf(SCHEMA);
const field = (name: string): Schema => FIELDS.find((it) => it.name === name)?.schema ?? {};

test('fields are those of all parts, values have their meanings, and types are in words', () => {
  expect(FIELDS.map(({name, isRequired}) => [name, isRequired])).toEqual([
    ['id', true],
    ['state', true],
    ['parts', false],
    ['note', false],
  ]);
  expect(valuesOf(field('state'))).toEqual([
    {value: 'ON', meaning: 'It runs.'},
    {value: 'OFF', meaning: 'It does not.'},
  ]);
  expect(typeOf(field('note'))).toBe('string or null (date-time)');
  expect(typeOf(field('parts'))).toBe('array of objects');
  expect(fieldsOf(field('parts')).map(({name}) => name)).toEqual(['size']);
});

test('what stands beside a reference wins over its target, and what contains itself is told by its name', () => {
  const document = {schemas: {A: {description: 'A.', type: 'string'}, B: {$ref: '#/schemas/B'}}};
  expect(resolve(document, {$ref: '#/schemas/A', description: 'Here.'})).toEqual({
    description: 'Here.',
    type: 'string',
  });
  expect(() => resolve(document, document)).toThrow('"#/schemas/B" contains itself');
});
