import {ESLint} from 'eslint';
import {expect, test} from 'vitest';

const ROOT = import.meta.dirname.replace(/\/tests\/unit\/lint$/, '');

/** Without type information, which the rules on imports do not need, a snippet is linted fast. */
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: {languageOptions: {parserOptions: {projectService: false}}},
  ruleFilter: ({ruleId}) => ruleId.endsWith('imports'),
});

async function messages(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath});
  return (result?.messages ?? []).map(({message}) => message);
}

const BROWSER = 'This file runs in the browser. From Node code it may import types only.';
const INDEX = 'Import another capability by its index, or its browser/ from code of the browser.';
const CONFIG = 'docusaurus.config.ts';
const COMPONENT = 'src/components/NotFound/nearestPages.ts';
const SEARCH_BUILD = 'src/plugins/search/build/siteSearch.ts';
const SEARCH_BROWSER = 'src/plugins/search/browser/terms.ts';

test.each([
  [SEARCH_BROWSER, "import {a} from '../build/extractSections';", BROWSER],
  [SEARCH_BROWSER, "import {a} from '..';", BROWSER],
  [SEARCH_BROWSER, "import {a} from '../../problems';", BROWSER],
  [SEARCH_BROWSER, "export {a} from '@site/src/plugins/problems';", BROWSER],
  [SEARCH_BROWSER, "await import('@site/src/plugins/problems/build/nearestName');", BROWSER],
  [SEARCH_BROWSER, "import type {A} from '../../problems/build/ContentError';", INDEX],
  [COMPONENT, "import {a} from '@site/src/plugins/search';", BROWSER],
  [COMPONENT, "export * from '../../plugins/search/build/siteSearch';", BROWSER],
  [SEARCH_BUILD, "import {a} from '../../problems/build/nearestName';", INDEX],
  [SEARCH_BUILD, "import {a} from '../../problems/browser/editDistance';", INDEX],
  ['src/plugins/search/index.ts', "import type {A} from '../problems/build/ContentError';", INDEX],
  [CONFIG, "import {a} from './src/plugins/search/build/siteSearch';", INDEX],
  ['scripts/build.ts', "import {a} from '../src/plugins/search/browser/terms';", INDEX],
])('in %s, %s is rejected', async (file, code, message) => {
  expect(await messages(file, code)).toEqual([message]);
});

test.each([
  [SEARCH_BROWSER, "import type {A} from '../build/extractSections';"],
  [SEARCH_BROWSER, "import {a} from './findWord';"],
  [SEARCH_BROWSER, "import {a} from '@site/src/plugins/problems/browser/editDistance';"],
  [SEARCH_BROWSER, "import type {A} from '@site/src/plugins/problems';"],
  [COMPONENT, "import {a} from '@site/src/plugins/search/browser';"],
  [SEARCH_BUILD, "import {a} from '../browser/searchEngine';"],
  [SEARCH_BUILD, "import {a} from '../../problems';"],
  [CONFIG, "import {a} from './src/plugins/search';"],
])('in %s, %s is allowed', async (file, code) => {
  expect(await messages(file, code)).toEqual([]);
});

test.each([
  [SEARCH_BROWSER, "import {readFile} from 'node:fs/promises';", 'no Node modules'],
  [SEARCH_BROWSER, "import {BRAND} from '@site/src/site/brand';", 'types only'],
  [
    SEARCH_BUILD,
    "import Cards from '@site/src/components/Cards';",
    'where components do not exist',
  ],
  [SEARCH_BUILD, "import {a} from '../../../../tests/browsers';", 'Nothing imports tests'],
  ['scripts/build.ts', "import {a} from '../tests/browsers';", 'Nothing imports tests'],
  [COMPONENT, "import {a} from '@site/tests/browsers';", 'Nothing imports tests'],
  ['samples/javascript/chat.mjs', "import './other.mjs';", 'one file that a reader copies'],
  [
    'samples/javascript/chat.mjs',
    "import '@site/src/site/brand';",
    'one file that a reader copies',
  ],
])('in %s, %s is rejected: %s', async (file, code, words) => {
  expect(await messages(file, code)).toEqual([expect.stringContaining(words)]);
});
