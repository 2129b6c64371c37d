import {readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {bundleConfig} from '../../../scripts/build/bundleConfig';
import config from '../../../docusaurus.config';

const SITE = path.resolve(__dirname, '../../..');

/** Within the project, where Node.js finds its packages, and beside the folder that a build may be using. */
const FOLDER = path.join(SITE, 'node_modules/.cache/site-config-test');

type PluginEntry = NonNullable<Config['plugins']>[number];

let bundled: Config;

beforeAll(async () => {
  const open = createRequire(__filename);
  const readConfig = open(await bundleConfig(FOLDER)) as () => Promise<Config>;
  bundled = await readConfig();
}, 60_000);

afterAll(() => {
  rmSync(FOLDER, {recursive: true});
});

function nameOrFunction(entry: PluginEntry): unknown {
  const [plugin]: readonly unknown[] = Array.isArray(entry) ? entry : [entry];
  return typeof plugin === 'function' ? 'a function' : plugin;
}

describe('bundleConfig', () => {
  it('puts a function in the place of each plugin of this project, and keeps their order', () => {
    const expected = config.plugins.map((entry) => {
      const name = nameOrFunction(entry);
      return String(name).startsWith('./src/plugins/') ? 'a function' : name;
    });
    expect(expected.filter((it) => it === 'a function').length).toBeGreaterThan(5);
    expect(bundled.plugins?.map(nameOrFunction)).toEqual(expected);
  });

  it('keeps everything else of the configuration', () => {
    const withoutPlugins = (site: Config): string => JSON.stringify({...site, plugins: []});
    expect(withoutPlugins(bundled)).toBe(withoutPlugins(config));
  });

  it('leaves each file the folder it stands in', () => {
    const bundle = readFileSync(path.join(FOLDER, 'bundle.cjs'), 'utf8');
    expect(bundle).toContain(JSON.stringify(path.join(SITE, 'src/plugins/security')));
  });
});
