import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import openapiTS, {astToString} from 'openapi-typescript';
import {afterAll, expect, test} from 'vitest';
import {isRecord} from '../contract/contractFiles';
import {publishedFiles} from './publishedFiles';
import {listShownBodies, type ShownBody} from './shownBodies';

const {document, downloads} = await publishedFiles();
const folder = mkdtempSync(path.join(tmpdir(), 'clients-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Generates types from a published file as a reader does, without any option. */
async function generate(name: string, output: string): Promise<void> {
  const content = downloads.find((it) => it.name === name)?.content ?? '';
  const types = astToString(await openapiTS(content, {silent: true}));
  writeFileSync(path.join(folder, output), types);
}

/** Compiles a program together with the generated types, and returns the output of the compiler. */
function compile(lines: readonly string[]): string {
  const file = path.join(folder, 'client.ts');
  writeFileSync(file, lines.join('\n'));
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
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

/** Every body that a page shows has the type of its request. */
function writeBodies(): string[] {
  const bodies = listShownBodies();
  expect(bodies.length).toBeGreaterThan(0);
  return bodies.map(
    ({place, body}, at) =>
      `export const b${at}: ${typeOfBody(body)} = ${JSON.stringify(body)}; // ${place}`,
  );
}

/** Every operation has a typed success and typed errors. */
function writeAnswers(): string[] {
  const operations = Object.entries(document.paths ?? {}).flatMap(([route, item = {}]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) =>
      item[method] ? [{route, method, responses: Object.keys(item[method].responses)}] : [],
    ),
  );
  return operations.flatMap(({route, method, responses}, at) => {
    const answers = `paths['${route}']['${method}']['responses']`;
    const json = (status: string): string =>
      `${answers}[${/^\d+$/.test(status) ? status : `'${status}'`}]['content']['application/json']`;
    const withBody = responses.filter((status) => status.startsWith('2') && status !== '204');
    return [
      ...withBody.map(
        (status) => `export const ok${at}: unknown extends ${json(status)} ? 1 : 2 = 2;`,
      ),
      `export const known${at}: string = (null! as ${json('403')}).error;`,
      `export const other${at}: string | undefined = (null! as ${json('default')}).error;`,
    ];
  });
}

test('clients generated from the published contracts fit the bodies and answers of pages', async () => {
  await generate('openapi.json', 'api.ts');
  await generate('openai-compatible.yaml', 'chat.ts');
  const chat = `Chat['/chat/completions']['post']['requestBody']['content']['application/json']`;
  const messages = JSON.stringify([{role: 'user', content: 'Name three primary colors.'}]);
  const lines = [
    "import type {paths} from './api';",
    "import type {paths as Chat} from './chat';",
    ...writeBodies(),
    '// @ts-expect-error a tier is required',
    `export const wrong: ${typeOfBody({configuration: {gpu_tier: ''}})} = {name: 'x', configuration: {}, workflow: {model_url: 'x'}};`,
    ...writeAnswers(),
    `export const whole: ${chat} = {model: 'm', messages: ${messages}};`,
    `export const streamed: ${chat} = {model: 'm', stream: true, messages: ${messages}};`,
    `export const error = (answer: Chat['/models']['get']['responses']['4XX']): string => answer.content['application/json'].error.message;`,
  ];
  expect(compile(lines)).toBe('');
});
