import {createRequire} from 'node:module';
import type {CurrentBundler} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {changeBundle} from '../../../src/plugins/delivery/build/changeBundle';
import type {BundleChanges, Loaded} from '../../../src/plugins/delivery/build/Optimization';

const {getCurrentBundler} = createRequire(import.meta.url)('@docusaurus/bundler') as {
  getCurrentBundler: (options: object) => Promise<CurrentBundler>;
};
const BUNDLER = await getCurrentBundler({siteConfig: {future: {faster: {rspackBundler: true}}}});

const LOADED: Loaded = {siteConfig: {baseUrlIssueBanner: false, themeConfig: {}}, allContent: {}};
const CACHED = {experiments: {cache: {type: 'persistent', version: 'docusaurus'}}};

const change = (changes: readonly BundleChanges[]) =>
  changeBundle(changes, CACHED, LOADED, BUNDLER);

function omitting(...names: string[]): BundleChanges {
  return {
    omitted: () =>
      names.map((name) => ({request: new RegExp(name), from: /./, file: '/nothing.ts'})),
  };
}

it('changes the version of the bundler cache when the site uses other parts', () => {
  expect(change([omitting('Tags', 'Badge')])).toMatchObject({
    experiments: {cache: {version: 'docusaurus-Tags,Badge'}},
  });
  expect(change([omitting('Badge')])).toMatchObject({
    experiments: {cache: {version: 'docusaurus-Badge'}},
  });
});

it('leaves the cache and the names of exports unchanged where no optimization changes them', () => {
  const config = change([{loaders: [{test: /a/, loader: '/a.cjs'}]}]);
  expect(config).not.toHaveProperty('experiments');
  expect(config).not.toHaveProperty('optimization');
  expect(config.module.rules).toEqual([{test: /a/, loader: '/a.cjs', enforce: 'pre'}]);
});

it('gives exports their shortest names', () => {
  expect(change([{shortExports: true}]).optimization).toEqual({mangleExports: 'size'});
});
