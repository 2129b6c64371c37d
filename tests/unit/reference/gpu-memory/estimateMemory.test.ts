import {expect, test} from 'vitest';
import {
  describeFit,
  estimateMemory,
  formatGigabytes,
} from '@site/src/plugins/reference/build/gpu-memory/estimateMemory';

test('a model of 12 billion parameters has weights of 24, 12 and 6 GB at 16, 8 and 4 bit', () => {
  expect(estimateMemory(12, 16).weights).toBe(24);
  expect(estimateMemory(12, 8).weights).toBe(12);
  expect(estimateMemory(12, 4).weights).toBe(6);
});

test('the overhead adds a fifth to the weights', () => {
  expect(estimateMemory(70, 16).withOverhead).toBe(168);
});

test('a model without parameters is rejected', () => {
  expect(() => estimateMemory(0, 16)).toThrow(
    'a model has more than zero parameters, not 0 billion',
  );
});

test('an amount is formatted with one decimal, and halves are rounded up', () => {
  expect(formatGigabytes(7.25 * 0.5 * 1.2)).toBe('4.4 GB');
  expect(formatGigabytes(24)).toBe('24.0 GB');
});

test('an amount fits the smallest sufficient size, and an amount above all sizes fits none', () => {
  expect([24, 24.1, 80, 80.1].map(describeFit)).toEqual([
    'fits 24 GB',
    'fits 48 GB',
    'fits 80 GB',
    'more than 80 GB',
  ]);
});
