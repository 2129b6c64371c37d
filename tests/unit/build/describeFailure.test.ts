import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {describeFailure} from '../../../scripts/build/describeFailure';
import type {ErrorData} from '../../../scripts/build/runDocusaurus';

let siteDir = '';

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'failure-'));
  await mkdir(path.join(siteDir, 'src/components'), {recursive: true});
  const text = "import a from 'a';\n\nexport default function Door() {}\n";
  await writeFile(path.join(siteDir, 'src/components/Door.tsx'), text);
});

afterAll(() => rm(siteDir, {recursive: true}));

/** Makes an error as the build reports it. */
function error(message: string, more: Partial<ErrorData> = {}): ErrorData {
  return {name: 'Error', message, stack: '', below: [], ...more};
}

const describeError = (it: ErrorData): string =>
  describeFailure({error: it, trace: 'the stack of the error'}, siteDir);

it('R77: reports only mistakes in content if there are any, wherever they are in the chain of errors', () => {
  const below = [error('docs/a.mdx:1:1 is empty\n  Fix: write', {name: 'ContentError'})];
  expect(describeError(error('Unable to build', {below}))).toBe(
    'To fix:\ndocs/a.mdx:1:1 is empty\n  Fix: write',
  );
});

it('R77: reports the place of a mistake in a style sheet', () => {
  const message = `src/css/a.css \nModule build failed (from postcss)\n × (2:1) ${siteDir}/src/css/a.css Unclosed block\n    at postcss.js:3:1`;
  expect(describeError(error('', {below: [error(message, {name: 'BundlerError'})]}))).toBe(
    'To fix:\nsrc/css/a.css:2:1 cannot be bundled: Unclosed block\n  Fix: correct the line',
  );
});

it('R77: reports the place of an import that does not exist, and leaves out errors without a description', () => {
  const messages = [
    "./src/a.tsx 1:1-17\n  × Module not found: Can't resolve './b.css'\n   ╭────",
    'src/a.tsx \nError: Module build failed (from loader):',
  ];
  const below = messages.map((message) => error(message, {name: 'BundlerError'}));
  expect(describeError(error('', {below}))).toBe(
    "To fix:\nsrc/a.tsx:1:1 cannot be bundled: Module not found: Can't resolve './b.css'\n  Fix: correct the line",
  );
});

it.each([
  ['by a plugin', 'UnknownForm', ''],
  ['by a loader of the bundler', 'BundlerError', './.docusaurus/routes.js 1:1\n  × Error: '],
])(
  'reports an optimization that does not know this Docusaurus, thrown %s, with what to switch off',
  (_by, name, before) => {
    const words =
      'The optimization routeManifests does not know this version of Docusaurus (4.0.0): routes.js has another form. ' +
      'Switch it off: routeManifests: false in docusaurus.config.ts. Or change src/plugins/delivery/build/route-manifests/splitRoutes.cjs.';
    const below = [error(`${before}${words}\n    at fail (splitRoutes.cjs:1:1)`, {name})];
    expect(describeError(error('Unable to build', {below}))).toBe(words);
  },
);

it('R77: names the component that throws, and the pages it breaks', () => {
  const stack = `Error: boom\n    at unknown (server.bundle.js:1:1)\n    at Door (server.bundle.js:22:134)`;
  const pages = ['/a', '/b', '/c', '/d'].map((page) =>
    error(`Can't render static file for pathname "${page}"`, {below: [error('boom', {stack})]}),
  );
  expect(describeError(error('', {below: pages}))).toBe(
    'To fix:\nsrc/components/Door.tsx:3:16 throws "boom" on /a, /b, /c and 1 more\n  Fix: correct the component; pages are rendered without a browser, so window, document and storage do not exist',
  );
});

it('reports errors in the settings with the message of Docusaurus, without a stack', () => {
  const below = [error(`"url" is no address in ${siteDir}/docusaurus.config.ts`)];
  expect(describeError(error('Unable to build', {below}))).toBe(
    'Unable to build\n"url" is no address in docusaurus.config.ts',
  );
});

it('shows the stack of a mistake in the code of a plugin', () => {
  const below = [error('a is undefined', {name: 'TypeError'})];
  expect(describeError(error('Unable to build', {below}))).toBe('the stack of the error');
});
