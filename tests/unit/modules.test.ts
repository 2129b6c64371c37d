import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {RUNNABLE_INPUTS} from '@site/src/files/inputs';

const MOCK_SERVER = 'packages/mock-server/src';
const BRAND = 'src/site/brand';

/** What pages are made from. */
const SOURCES = [MOCK_SERVER, 'src/files', 'src/contract', 'src/content'];

const CLIENTS = ['src/plugins/console/client', 'src/plugins/search/client'];

/** What each module of the architecture may import of others, types included. None imports tests. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  [MOCK_SERVER]: ['contract'],
  'src/files': [],
  'src/contract': [MOCK_SERVER, 'contract', 'src/files'],
  'src/content': ['src/files', 'src/contract'],
  'src/plugins/copies': ['src/files', 'src/contract', 'deploy/edge'],
  'src/plugins/console': [...SOURCES, 'src/plugins/copies'],
  'src/plugins/reference': [...SOURCES, 'src/plugins/console', 'src/plugins/copies'],
  'src/plugins/search': ['src/plugins/copies'],
  'src/plugins/delivery': [BRAND, 'deploy/readRedirects', ...CLIENTS],
  'src/theme': ['src/content/checks', 'deploy/edge', 'docs/_night.mdx', ...CLIENTS],
  'src/pages': ['src/theme'],
  'src/site': [...SOURCES, 'src/plugins'],
  scripts: [...SOURCES, 'src/site', 'deploy'],
  deploy: [BRAND],
};

/** @returns a path relative to the site's folder; undefined for a package of npm */
function resolveImport(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.join(path.dirname(from), name).replace(/\.ts$/, '');
  if (name.startsWith('@site/')) return name.slice('@site/'.length);
  if (name.startsWith('@rungen/mock-server'))
    return name.replace('@rungen/mock-server', MOCK_SERVER);
  return undefined;
}

function listImports(file: string): string[] {
  const {importedFiles} = ts.preProcessFile(readFileSync(file, 'utf8'));
  const targets = importedFiles.map(({fileName}) => resolveImport(file, fileName));
  return targets.filter((target) => target !== undefined);
}

const isIn = (file: string, folder: string): boolean =>
  file.startsWith(`${folder}/`) || file === folder;

test.each(Object.entries(MODULES))('%s imports only what it may', (module, others) => {
  const files = globSync(`${module}/**/*.{ts,tsx,mts,mjs}`);
  expect(files.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const file of files) {
    for (const target of listImports(file)) {
      const isKnown = [module, ...others].some((known) => isIn(target, known));
      const isInside = !isIn(target, module) && target.includes('/node/'); // instead of by the index
      if (!isKnown || isInside) wrong.push(`${file} imports ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every folder of the source is a module', () => {
  const isKnown = (file: string): boolean =>
    Object.keys(MODULES).some((module) => isIn(file, module));
  expect(globSync('src/**/*.{ts,tsx}').filter((file) => !isKnown(file))).toEqual([]);
});

test('the inputs of what Run loads list everything that builds it', () => {
  const builders = ['buildRunnables', 'mock-server/bundleMockServer', 'mock-server/embedContract'];
  const imports = builders.flatMap((name) => listImports(`src/plugins/console/node/${name}.ts`));
  expect(imports.length).toBeGreaterThan(builders.length);
  const isInput = (target: string) => RUNNABLE_INPUTS.some((input) => isIn(target, input));
  expect(imports.filter((target) => !isInput(target))).toEqual([]);
});
