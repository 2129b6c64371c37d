import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {isRecord} from '../contract/contractFiles';
import {publishedFiles} from './publishedFiles';
import {listShownBodies, type ShownBody} from './shownBodies';

const {document, downloads} = await publishedFiles();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clients-'));
  for (const {name, content} of downloads) writeFileSync(path.join(folder, name), content);
});
afterAll(() => rmSync(folder, {recursive: true}));

/** Generates types from a published file as a reader does, without any option. */
function generate(name: string): void {
  const cli = path.resolve('node_modules/openapi-typescript/bin/cli.js');
  const output = path.join(folder, 'api.ts');
  execFileSync(process.execPath, [cli, path.join(folder, name), '-o', output], {stdio: 'pipe'});
}

/** Compiles a program together with the generated types, and returns the output of the compiler. */
function compile(lines: readonly string[]): string {
  const file = path.join(folder, 'client.ts');
  writeFileSync(file, `import type {paths} from './api';\n${lines.join('\n')}\n`);
  const tsc = path.resolve('node_modules/typescript-native/bin/tsc');
  const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022'];
  // In a separate folder without a tsconfig.json, which would affect the result.
  const at = {cwd: folder, encoding: 'utf8'} as const;
  return spawnSync(process.execPath, [tsc, ...options, file], at).stdout;
}

function typeOfBody(body: ShownBody['body']): string {
  const json = "['requestBody']['content']['application/json']";
  if ('input' in body) return `paths['/app/{app_id}/run_async']['post']${json}`;
  return 'gpu_tier' in (isRecord(body.configuration) ? body.configuration : {})
    ? `paths['/app']['post']${json}`
    : `paths['/app/{app_id}']['put']${json}`;
}

const bodies = listShownBodies();
const operations = Object.entries(document.paths ?? {}).flatMap(([route, item = {}]) =>
  (['get', 'post', 'put', 'delete'] as const).flatMap((method) =>
    item[method] ? [{route, method, responses: Object.keys(item[method].responses)}] : [],
  ),
);

test.each(['openapi.yaml', 'openapi.json'])(
  'the request bodies of pages compile against %s',
  (name) => {
    generate(name);
    console.log(`${bodies.length} bodies compiled`);
    expect(bodies.length).toBeGreaterThan(10);
    const shown = bodies.map(
      ({place, body}, at) =>
        `export const b${at}: ${typeOfBody(body)} = ${JSON.stringify(body)}; // ${place}`,
    );
    const wrong = [
      '// @ts-expect-error a tier is required',
      `export const wrong: ${typeOfBody({configuration: {gpu_tier: ''}})} = {name: 'x', configuration: {}, workflow: {model_url: 'x'}};`,
    ];
    expect(compile([...shown, ...wrong])).toBe('');
  },
);

test('every operation has a typed success and typed errors', () => {
  generate('openapi.yaml');
  expect(operations.length).toBe(8);
  const lines = operations.flatMap(({route, method, responses}, at) => {
    const answers = `paths['${route}']['${method}']['responses']`;
    const json = (status: string): string =>
      `${answers}[${/^\d+$/.test(status) ? status : `'${status}'`}]['content']['application/json']`;
    expect(responses, route).toEqual(expect.arrayContaining(['403', 'default']));
    const withBody = responses.filter((status) => status.startsWith('2') && status !== '204');
    return [
      ...withBody.map(
        (status) => `export const ok${at}: unknown extends ${json(status)} ? 1 : 2 = 2;`,
      ),
      `export const known${at}: string = (null! as ${json('403')}).error;`,
      `export const other${at}: string | undefined = (null! as ${json('default')}).error;`,
    ];
  });
  expect(compile(lines)).toBe('');
});

test('the chat requests of an OpenAI client compile against openai-compatible.yaml', () => {
  generate('openai-compatible.yaml');
  const type = `paths['/chat/completions']['post']['requestBody']['content']['application/json']`;
  const messages = JSON.stringify([{role: 'user', content: 'Name three primary colors.'}]);
  const lines = [
    `export const whole: ${type} = {model: 'm', messages: ${messages}};`,
    `export const streamed: ${type} = {model: 'm', stream: true, messages: ${messages}};`,
    `export const error = (answer: paths['/models']['get']['responses']['4XX']): string => answer.content['application/json'].error.message;`,
  ];
  expect(compile(lines)).toBe('');
});
