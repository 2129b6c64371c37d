import {copyFile, mkdir, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeFolder} from '../helpers/makeFolder';
import {runProgram} from '../helpers/program';

/** Folders in which different rules apply. The star becomes the number of the row. */
const NODE = 'src/plugins/search/build/*.ts';
const BROWSER = 'src/plugins/search/browser/*.ts';
const COMPONENT = 'src/components/Notice/*.tsx';
const SAMPLE = 'samples/javascript/*.mjs';
const IMPORTS = 'eslint(no-restricted-imports)';

/** What each file does wrong, and the rule that says so; no rule where it does nothing wrong. */
const PLANTED: readonly (readonly [file: string, code: string, rule: string])[] = [
  [NODE, 'export const a: string = 1;', 'typescript(TS2322)'],
  [NODE, 'Promise.resolve();', 'typescript(no-floating-promises)'],
  [NODE, "['a'].forEach(async () => fetch(''));", 'typescript(no-misused-promises)'],
  [NODE, 'export const a: any = 1;', 'typescript(no-explicit-any)'],
  [NODE, "export const a: string = JSON.parse('');", 'typescript(no-unsafe-assignment)'],
  [NODE, "export const a = (b: string) => b ?? '';", 'typescript(no-unnecessary-condition)'],
  [NODE, 'export const a = (b: object) => `${b}`;', 'typescript(restrict-template-expressions)'],
  [NODE, "import {Stats} from 'fs'; export type A = Stats;", 'typescript(consistent-type-imports)'],
  [NODE, "throw 'a';", 'typescript(only-throw-error)'],
  [NODE, 'export const a = async () => 1;', 'typescript(require-await)'],
  [NODE, 'export const a = (b: number) => ((b = 1), b);', 'eslint(no-param-reassign)'],
  [NODE, `export function a() {${'\nvoid 0;'.repeat(61)}\n}`, 'eslint(max-lines-per-function)'],
  [NODE, 'console.log(1);', 'eslint(no-console)'],
  [
    NODE,
    '// oxlint-disable-next-line no-eval\nexport const a = 1;',
    'Unused oxlint-disable directive',
  ],
  [COMPONENT, 'export default () => <p>Read me</p>;', 'react(jsx-no-literals)'],
  [COMPONENT, 'export default () => <a href="/docs" />;', 'react(forbid-elements)'],
  [COMPONENT, 'declare const x: string[]; x.map((a) => <p>{a}</p>);', 'react(jsx-key)'],
  [COMPONENT, 'const A = () => 1; if (1 > 2) useA();', 'react-hooks(rules-of-hooks)'],
  ['src/plugins/search/build/one.ts', "import './two';", 'import(no-cycle)'],
  ['src/plugins/search/build/two.ts', "import './one';", ''],
  [BROWSER, "import {readFile} from 'node:fs/promises';", IMPORTS],
  [BROWSER, "import {a} from '../build/extractSections';", IMPORTS],
  [BROWSER, "import {a} from '..';", IMPORTS],
  [BROWSER, "import {a} from '../../problems';", IMPORTS],
  [BROWSER, "export {a} from '@site/src/plugins/problems';", IMPORTS],
  [BROWSER, "import {BRAND} from '@site/src/site/brand';", IMPORTS],
  [BROWSER, "import type {A} from '../../problems/build/ContentError';", IMPORTS],
  [COMPONENT, "import {a} from '@site/src/plugins/search';", IMPORTS],
  [COMPONENT, "export * from '../../plugins/search/build/siteSearch';", IMPORTS],
  [COMPONENT, "import {a} from '@site/tests/helpers/serve';", IMPORTS],
  [NODE, "import {a} from '../../problems/build/findNearest';", IMPORTS],
  [NODE, "import {a} from '../../problems/browser/editDistance';", IMPORTS],
  [NODE, "import Cards from '@site/src/components/Cards';", IMPORTS],
  [NODE, "import {a} from '../../../../tests/helpers/serve';", IMPORTS],
  ['src/plugins/search/index.ts', "import type {A} from '../problems/build/Problem';", IMPORTS],
  ['sidebars*.ts', "import {a} from './src/plugins/search/build/search';", IMPORTS],
  ['scripts/*.ts', "import {a} from '../src/plugins/search/browser/terms';", IMPORTS],
  [SAMPLE, "import './other.mjs';", IMPORTS],
  [BROWSER, "import type {A} from '../build/extractSections';", ''],
  [BROWSER, "import {a} from './findWord';", ''],
  [BROWSER, "import {a} from '@site/src/plugins/problems/browser/editDistance';", ''],
  [BROWSER, "import type {A} from '@site/src/plugins/problems';", ''],
  [COMPONENT, "import {a} from '@site/src/plugins/search/browser';", ''],
  [NODE, "import {a} from '../browser/searchEngine';", ''],
  [NODE, "import {a} from '../../problems';", ''],
  ['sidebars*.ts', "import {a} from './src/plugins/search';", ''],
];

/** Lints the files in a folder of their own, where the settings of the project apply. Returns a line for each fault. */
async function lint(files: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = makeFolder('lint-');
  for (const name of ['.oxlintrc.json', 'tsconfig.json']) {
    await copyFile(name, path.join(folder, name));
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const [file, code] of files) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), `${code}\n`);
  }
  const {stdout} = await runProgram('oxlint', ['--format=unix', ...files.keys()], {cwd: folder});
  return stdout.split('\n');
}

test('the rules find each planted mistake, and none where there is none', async () => {
  const files = PLANTED.map(([file, code]): [string, string] => [file, code]);
  const named = files.map(([file, code], index): [string, string] => [
    file.replace('*', `row${index}`),
    code,
  ]);
  const lines = await lint(new Map(named));
  const found = PLANTED.map(([file, code, rule], index) => {
    const reported = lines.filter((line) => line.startsWith(`${named[index]?.[0]}:`));
    const has = (it: string): boolean => reported.some((line) => line.includes(it));
    const isRight = rule ? has(rule) : !has(IMPORTS);
    return isRight ? [file, code, rule] : [file, code, reported.join(', ')];
  });
  expect(found).toEqual(PLANTED);
});
