import {expect, test} from 'vitest';
import {describeType, listFields, listValues, type Schema} from '@site/src/openapi';

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

const FIELDS = listFields(SCHEMA);

function schemaOf(name: string): Schema {
  return FIELDS.find((field) => field.name === name)?.schema ?? {};
}

test('lists the fields of all parts', () => {
  expect(FIELDS.map(({name, isRequired}) => [name, isRequired])).toEqual([
    ['id', true],
    ['state', true],
    ['parts', false],
    ['note', false],
  ]);
});

test('lists the fields of the items of an array', () => {
  expect(listFields(schemaOf('parts')).map(({name}) => name)).toEqual(['size']);
});

test('lists values with their meanings', () => {
  expect(listValues(schemaOf('state'))).toEqual([
    {value: 'ON', meaning: 'It runs.'},
    {value: 'OFF', meaning: 'It does not.'},
  ]);
});

test('describes types in words', () => {
  expect(describeType(schemaOf('note'))).toBe('string or null (date-time)');
  expect(describeType(schemaOf('parts'))).toBe('array of objects');
});
