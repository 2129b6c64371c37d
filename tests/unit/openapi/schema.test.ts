import {expect, test} from 'vitest';
import {describeType, listFields, type Schema} from '@site/src/contract/openapi';

test('lists the fields of all parts, and of the items of an array', () => {
  const part: Schema = {required: ['id'], properties: {id: {type: 'string'}}};
  const schema: Schema = {allOf: [part, {properties: {size: {type: 'number'}}}]};
  const fields = listFields({type: 'array', items: schema});
  expect(fields.map(({name, isRequired}) => [name, isRequired])).toEqual([
    ['id', true],
    ['size', false],
  ]);
});

test('describes types in words', () => {
  expect(describeType({type: ['string', 'null'], format: 'date-time'})).toBe(
    'string or null (date-time)',
  );
  expect(describeType({type: 'array', items: {type: 'object'}})).toBe('array of objects');
});
