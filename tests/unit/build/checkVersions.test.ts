import {readFile} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import {checkVersions, TESTED} from '../../../scripts/build/checkVersions';
import {readInstalled} from '../../../scripts/build/readInstalled';
import {FORM_NAMES} from '../../upgrade/forms';

const CORE = {name: '@docusaurus/core', wanted: '3.10.2', version: '3.10.2', node: '>=20.0'};
const TESTED_CORE = [
  {name: '@docusaurus/core', version: '3.10.2', optimizations: ['a', 'b'], reason: 'its client'},
];

describe('the versions before a build', () => {
  it('cause no messages when they are the tested ones', () => {
    expect(checkVersions('20.19.0', '>=20.19', [CORE], TESTED_CORE)).toEqual({
      errors: [],
      infos: [],
    });
  });

  it.each([
    [
      'the Node is too old for the project',
      '18.20.0',
      {...CORE, node: '>=18.0'},
      'This site needs Node >=20.19. This is Node 18.20.0: install another, or choose it with your version manager.',
    ],
    [
      'the Node is too old for Docusaurus',
      '20.20.2',
      {...CORE, wanted: '4.0.0', version: '4.0.0', node: '>=24.14'},
      '@docusaurus/core 4.0.0 needs Node >=24.14. This is Node 20.20.2: install another, or choose it with your version manager.',
    ],
    [
      'another version is installed than package.json asks for',
      '20.20.2',
      {...CORE, version: '3.9.2'},
      '@docusaurus/core is installed as 3.9.2, but package.json asks for 3.10.2: run npm ci.',
    ],
    [
      'a package is missing',
      '20.20.2',
      {name: 'react', wanted: '19.2.9'},
      'react is not installed: run npm ci.',
    ],
  ])('stop the build when %s', (_name, node, installed, error) => {
    expect(checkVersions(node, '>=20.19', [installed], TESTED_CORE).errors).toEqual([error]);
  });

  it('report first, and once, which Node all packages of a release need', () => {
    const core = {...CORE, version: '4.0.0', node: '>=24.14'};
    const {errors} = checkVersions('20.20.2', '*', [core, {...core, name: '@docusaurus/utils'}]);
    expect(errors.map((error) => error.split(' ').slice(0, 4).join(' '))).toEqual([
      '@docusaurus/core 4.0.0 needs Node',
      '@docusaurus/core is installed as',
      '@docusaurus/utils is installed as',
    ]);
  });

  it('that are not tested are reported by name, with what they may break', () => {
    const newer = {...CORE, wanted: '3.11.0', version: '3.11.0'};
    expect(checkVersions('24.21.0', '>=20.19', [newer], TESTED_CORE)).toEqual({
      errors: [],
      infos: [
        '@docusaurus/core 3.11.0 is not tested with this site; 3.10.2 is. It may break a, b (its client). To find out, run npm run test:upgrade.',
      ],
    });
  });

  it('report a package that optimizations depend on and that is gone, without stopping the build', () => {
    expect(checkVersions('24.21.0', '*', [{name: '@docusaurus/core'}], TESTED_CORE)).toEqual({
      errors: [],
      infos: [
        '@docusaurus/core is not installed; this site is tested with 3.10.2. It may break a, b (its client). To find out, run npm run test:upgrade.',
      ],
    });
  });

  it('are an error when no package was read', () => {
    expect(() => checkVersions('20.20.2', '*', [])).toThrow('No package was read');
  });
});

it('the packages of this project are the tested ones', () => {
  const {node, installed} = readInstalled(
    process.cwd(),
    TESTED.map(({name}) => name),
  );
  expect(installed.length).toBeGreaterThan(TESTED.length);
  expect(checkVersions(process.versions.node, node, installed)).toEqual({errors: [], infos: []});
});

it('everything that may break is tested separately by npm run test:upgrade', () => {
  const optimizations = TESTED.flatMap((it) => it.optimizations);
  expect(optimizations.length).toBeGreaterThan(0);
  expect(optimizations.filter((optimization) => !FORM_NAMES.includes(optimization))).toEqual([]);
});

it('versions are checked before anything else of the build is imported', async () => {
  const program = await readFile('scripts/build.ts', 'utf8');
  expect(/^import .*$/m.exec(program)?.[0]).toBe("import './build/assertVersions';");
});
