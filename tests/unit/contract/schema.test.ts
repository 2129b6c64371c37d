import {expect, test} from 'vitest';
import {describeType} from '@site/src/contract/openapi';

test('describes types in words', () => {
  expect(describeType({type: ['string', 'null'], format: 'date-time'})).toBe(
    'string or null (date-time)',
  );
  expect(describeType({type: 'array', items: {type: 'object'}})).toBe('array of objects');
});
