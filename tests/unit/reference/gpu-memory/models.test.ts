import {expect, test} from 'vitest';
import {PUBLIC_MODELS} from '@site/src/plugins/reference/build/gpu-memory/models';

test('every public model has a different source page for its number', () => {
  const sources = PUBLIC_MODELS.map(({source}) => source);
  expect(sources.length).toBeGreaterThan(5);
  expect(new Set(sources).size).toBe(sources.length);
  for (const {name, source} of PUBLIC_MODELS) expect(source.endsWith(`/${name}`)).toBe(true);
});

test('the models are in order of size, so that the plot reads downwards', () => {
  const sizes = PUBLIC_MODELS.map(({billionParameters}) => billionParameters);
  expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
});
