import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const compare = createRequire(import.meta.url)(
  '../../../src/plugins/delivery/build/trimmed-modules/compareCodes.cjs',
) as (source: string) => string;

it('compares character codes instead of words of a language, with the same sign', () => {
  const code = compare('list.sort((a, b) => a.path.localeCompare(b.path))');
  expect(code).toBe('list.sort((a, b) => ((a.path > b.path) - (a.path < b.path)))');
});

it('a module that compares in another form fails the build', () => {
  expect(() => compare('list.sort()')).toThrow(
    /^The optimization trimmedModules .*does not sort with localeCompare.*compareCodes\.cjs\.$/,
  );
});
