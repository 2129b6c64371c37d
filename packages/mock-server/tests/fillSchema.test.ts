import Ajv from 'ajv/dist/2020';
import {expect, test} from 'vitest';
import {fillSchema} from '../src/handlers/fillSchema';

const TEXT = {type: 'string'};
const ajv = new Ajv({strict: false});

test.for<[title: string, schema: Record<string, unknown>, value: unknown]>([
  ['a text', TEXT, 'mock'],
  ['a text or nothing', {type: ['string', 'null']}, 'mock'],
  ['an enumeration', {enum: ['celsius', 'kelvin']}, 'celsius'],
  ['one value', {const: null}, null],
  ['a positive integer', {type: 'integer', exclusiveMinimum: 0, maximum: 2 ** 53 - 1}, 1],
  ['an object', {properties: {a: TEXT, b: {type: 'boolean'}}}, {a: 'mock', b: true}],
  ['what has a name', {items: {$ref: '#/$defs/A'}, $defs: {A: {items: TEXT}}}, [['mock']]],
  ['a map', {type: 'object', additionalProperties: TEXT}, {}],
  ['a list of objects', {type: 'array', items: {properties: {a: TEXT}}}, [{a: 'mock'}]],
  ['the first choice', {anyOf: [{type: 'null'}, TEXT]}, null],
])('fills %s', ([, schema, value]) => {
  expect(fillSchema(schema, 'body')).toEqual(value);
  expect(ajv.validate(schema, value)).toBe(true);
});

test.for<[title: string, schema: Record<string, unknown>, problem: string]>([
  ['a number that is not 1', {type: 'integer', minimum: 18}, 'body does not allow the number 1'],
  ['an unknown type', {type: 'text'}, 'body has an unknown type'],
  ['a keyword that is not read', {properties: {a: {format: 'date'}}}, "body.a has 'format'"],
  ['what is not a schema', {properties: {a: 1}}, 'body.a is not a schema'],
  ['a loop', {$ref: '#/$defs/A', $defs: {A: {items: {$ref: '#/$defs/A'}}}}, 'or contains itself'],
])('refuses %s', ([, schema, problem]) => {
  expect(() => fillSchema(schema, 'body')).toThrow(problem);
});
