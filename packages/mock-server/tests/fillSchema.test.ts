import Ajv from 'ajv/dist/2020';
import {expect, test} from 'vitest';
import {fillSchema} from '../src/handlers/fillSchema';

const TEXT = {type: 'string'};
const ajv = new Ajv({strict: false, validateFormats: false});

/** A tree: an object with children of its own kind, and perhaps one below it. */
const TREE = {
  $ref: '#/$defs/Node',
  $defs: {
    Node: {
      type: 'object',
      properties: {
        children: {type: 'array', items: {$ref: '#/$defs/Node'}},
        next: {anyOf: [{$ref: '#/$defs/Node'}, {type: 'null'}]},
      },
    },
  },
};

test.each<[title: string, schema: Record<string, unknown>, value: unknown]>([
  ['a text', TEXT, 'mock'],
  ['a short text', {...TEXT, minLength: 1, maxLength: 4}, 'mock'],
  ['a date with a pattern', {...TEXT, format: 'date', pattern: '^2'}, '2025-01-22'],
  ['a text or nothing', {type: ['string', 'null']}, 'mock'],
  ['an enumeration', {enum: ['celsius', 'kelvin']}, 'celsius'],
  ['one value', {const: null}, null],
  ['a number', {type: 'number', exclusiveMinimum: 0}, 1],
  ['a number in limits', {type: 'integer', minimum: 18, maximum: 99}, 18],
  ['a negative number', {type: 'number', maximum: -2.5}, -2.5],
  [
    'an object',
    {type: 'object', properties: {a: TEXT, b: {type: 'boolean'}}},
    {a: 'mock', b: true},
  ],
  ['a map', {type: 'object', additionalProperties: TEXT}, {}],
  ['a list', {type: 'array', items: TEXT, minItems: 1}, ['mock']],
  ['the first choice', {anyOf: [{type: 'boolean'}, TEXT]}, true],
  ['a tree', TREE, {children: [], next: null}],
])('fills %s', (_, schema, value) => {
  expect(fillSchema(schema, 'body')).toEqual(value);
  expect(ajv.validate(schema, value)).toBe(true);
});

test.each<[title: string, schema: Record<string, unknown>, problem: string]>([
  ['a pattern', {...TEXT, pattern: '^[0-9]+$'}, 'body allows no value'],
  ['an unknown format', {...TEXT, format: 'phone'}, 'body allows no value'],
  ['a long text', {...TEXT, minLength: 5}, 'body allows no value'],
  ['a part that is not read', {properties: {a: {not: TEXT}}}, "body.a has 'not'"],
  ['many items', {type: 'array', items: TEXT, minItems: 2}, 'body needs several items'],
  ['a reference that leads nowhere', {properties: {a: {$ref: '#/a/b'}}}, 'body.a is no schema'],
  ['a tree without end', {properties: {a: {$ref: '#'}}}, 'is nested too deeply'],
])('refuses %s', (_, schema, problem) => {
  expect(() => fillSchema(schema, 'body')).toThrow(problem);
});
