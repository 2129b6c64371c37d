import {spawnSync} from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Script} from 'node:vm';
import type {Config} from '@docusaurus/types';
import {build} from 'esbuild';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {TESTED} from '../../../scripts/build/checkVersions';
import {bundlePrograms, describeFaults, programsIn} from '../../../scripts/build/programs.mjs';
import config from '../../../docusaurus.config';

const SITE = path.resolve(__dirname, '../../..');

/** Inside the project, so that Node.js finds its packages, but not in `.cache`, which `docusaurus clear` deletes. */
const FOLDER = path.join(SITE, 'node_modules/.programs-test');

type PluginEntry = NonNullable<Config['plugins']>[number];

let bundled: Config;

beforeAll(async () => {
  const open = createRequire(__filename);
  const {config: file} = await bundlePrograms(FOLDER);
  const readConfig = open(file) as () => Promise<Config>;
  bundled = await readConfig();
}, 60_000);

afterAll(() => {
  rmSync(FOLDER, {recursive: true, force: true});
});

function nameOrFunction(entry: PluginEntry): unknown {
  const [plugin]: readonly unknown[] = Array.isArray(entry) ? entry : [entry];
  return typeof plugin === 'function' ? 'a function' : plugin;
}

describe('the configuration in one bundle', () => {
  it('replaces each plugin of this project with a function, and keeps their order', () => {
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

  it('keeps the original folder of each file', () => {
    const bundle = readFileSync(path.join(FOLDER, 'settings.cjs'), 'utf8');
    expect(bundle).toContain(JSON.stringify(path.join(SITE, 'src/plugins/security')));
  });
});

describe('the programs of a build', () => {
  it.each(['build', 'checker'] as const)('%s needs no loader', (name) => {
    const bundle = readFileSync(programsIn(FOLDER)[name], 'utf8');
    expect(bundle.length).toBeGreaterThan(100_000);
    expect(() => new Script(bundle)).not.toThrow();
  });
});

describe('the program of a build, where a package has a wrong version', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
  const install = (name: string, version: string): void => {
    const place = path.join(folder, 'node_modules', name);
    mkdirSync(place, {recursive: true});
    writeFileSync(path.join(place, 'package.json'), JSON.stringify({name, version}));
  };
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  // All other packages are missing here: a module that was loaded before the check would fail with another error.
  it('reports it by name before any other module is loaded', () => {
    const dependencies = Object.fromEntries(TESTED.map(({name, version}) => [name, version]));
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({dependencies}));
    TESTED.forEach(({name, version}) => install(name, version));
    install('react', '18.3.1');
    symlinkSync(path.join(SITE, 'node_modules/semver'), path.join(folder, 'node_modules/semver'));
    copyFileSync(programsIn(FOLDER).build, path.join(folder, 'build.cjs'));
    const {status, stderr} = spawnSync(process.execPath, ['build.cjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr.trim()).toBe(
      `[ERROR] react is installed as 18.3.1, but package.json asks for ${dependencies.react}: run npm ci.`,
    );
    expect(status).toBe(1);
  });
});

describe('a file that cannot be parsed', () => {
  it('is reported with its place, the problem and the fix', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
    const file = path.join(folder, 'links.ts');
    writeFileSync(file, 'export const a = 1;\nexport const = 2;\n');
    const fault: unknown = await build({
      entryPoints: [file],
      absWorkingDir: folder,
      write: false,
      logLevel: 'silent',
    }).catch((error: unknown) => error);
    rmSync(folder, {recursive: true});
    expect(describeFaults(fault)).toBe(
      'To fix:\nlinks.ts:2:14 cannot be read: Expected identifier but found "="\n  Fix: correct the line',
    );
  });

  it('does not affect other errors, which keep their message', () => {
    expect(describeFaults(new Error('no room on the disk'))).toBe('no room on the disk');
  });
});
