import {expect, it} from 'vitest';
import {addCacheVersion} from '@site/src/plugins/reproducible-build/build/addCacheVersion';

const CACHE = {type: 'persistent', version: 'site-production'};
const ADDED = {cache: {version: 'site-production-1'}};

it('adds to the version of the cache, wherever a bundler configures it', () => {
  expect(addCacheVersion({experiments: {cache: CACHE}}, '1')).toEqual({experiments: ADDED});
  expect(addCacheVersion({cache: CACHE}, '1')).toEqual(ADDED);
});

it('adds nothing where nothing is cached between builds', () => {
  expect(addCacheVersion({}, '1')).toEqual({});
  expect(addCacheVersion({cache: true, experiments: {cache: false}}, '1')).toEqual({});
});
