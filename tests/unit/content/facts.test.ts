import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {APIError} from 'openai';
import {expect, test} from 'vitest';
import {readFacts} from '@site/src/plugins/content';
import {listOperations, readContract} from '@site/src/plugins/reference';
import {LANGUAGES} from '@site/src/plugins/console';
import {DEFAULT_PORT} from '@site/src/mock-server/nodeAdapter';
import {BRAND} from '@site/src/site/brand';

const facts = readFacts(process.cwd());

/** @returns the text of a fact as pages show it */
function fact(id: string): string {
  return facts.find((it) => it.id === id)?.text ?? `no fact "${id}"`;
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

const PROGRAMS = readdirSync('samples', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(?:sh|py|mjs)$/.test(file) && !file.includes('node_modules'))
  .map((file) => path.join('samples', file));

/** @returns the programs of a name */
function programsOf(name: string): string[] {
  return PROGRAMS.filter((file) => file.includes(`/${name}.`) || file.includes(`/${name}/`));
}

const SAMPLES = [...new Set(PROGRAMS.map((file) => file.split(/[/.]/)[2] ?? ''))];

test.each(SAMPLES)(
  '%s calls the same addresses with the same variables in each language',
  (name) => {
    const programs = programsOf(name);
    const namesIn = (file: string, pattern: RegExp) =>
      [...new Set(read(file).match(pattern))].sort();
    const [first = ''] = programs;
    for (const file of programs) {
      for (const pattern of [/https?:\/\/[\w.:/-]+/g, /\b(?:RUNGEN|OPENAI)_[A-Z_]+/g]) {
        expect(namesIn(file, pattern), file).toEqual(namesIn(first, pattern));
      }
      const hosts = namesIn(file, /https?:\/\/[\w.:-]+/g);
      const known = [BRAND.apiUrl, fact('model-host'), 'https://civitai.com'];
      expect(
        hosts.filter((host) => !known.includes(host)),
        file,
      ).toEqual([]);
    }
  },
);

/** How often each form of a program asks, with pauses of 1, 2, 4 seconds and so on, 30 at most. */
const ATTEMPTS = /\{1\.\.(\d+)\}|range\((\d+)\)|attempt < (\d+)/;

test.each([
  ['wait-for-job', 'job-wait'],
  ['wait-until-running', 'app-wait'],
  ['whole-tutorial', 'app-wait'],
])('%s asks with the pauses and for the time that pages state: %s', (name, id) => {
  expect(fact('poll-pauses')).toBe('1, 2, 4 seconds and so on, 30 at most');
  const programs = programsOf(name);
  expect(programs.length).toBe(Object.keys(LANGUAGES).length);
  for (const file of programs) {
    const [, ...counts] = ATTEMPTS.exec(read(file)) ?? [];
    const attempts = Number(counts.find(Boolean));
    const pauses = Array.from({length: attempts}, (_, at) => Math.min(2 ** at, 30));
    const seconds = pauses.reduce((sum, pause) => sum + pause, 0);
    expect([file, Math.round(seconds / 60)]).toEqual([file, Number.parseInt(fact(id), 10)]);
    expect(read(file), file).toMatch(/2 ?\*\* ?attempt, 30|pause < 16 \? pause \* 2 : 30/);
  }
});

test('counts on pages are those of the contract', async () => {
  const document = await readContract('contract/openapi.yaml', process.cwd());
  const {GpuTier: tiers, Lora: lora} = document.components.schemas;
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const count = (list: unknown): string =>
    (Array.isArray(list) ? words[list.length] : undefined) ?? 'many';
  expect(fact('operations')).toBe(`${count(listOperations(document))} operations`);
  expect(fact('tiers')).toBe(`${count(tiers?.enum)} tiers`);
  expect(fact('lora-fields')).toBe(`${count(lora?.required)} fields`);
  expect(fact('languages')).toBe(`${count(Object.keys(LANGUAGES))} languages`);
  expect(fact('contract-form')).toBe(`OpenAPI ${document.openapi.replace(/\.\d+$/, '')}`);
  expect(BRAND.apiUrl).toBe(document.servers[0]?.url);
});

test('facts about the mock server, and the tools are those of the code', () => {
  expect(fact('mock-host')).toBe(`http://127.0.0.1:${DEFAULT_PORT}`);
  const oldest = /needs Node\.js (\d+) or later/.exec(
    read('src/plugins/mock-server/node/bundleMockServer.ts'),
  );
  expect(fact('node-version')).toBe(`Node.js ${oldest?.[1] ?? ''}`);
});

test('the exceptions of the OpenAI clients, and the time-out of the programs, are those of their code', () => {
  const named = [...fact('client-exceptions').matchAll(/`(\w+)` (?:for (\d+)|without)/g)];
  expect(named.length).toBe(6);
  for (const [, name, status] of named) {
    const error = APIError.generate(
      status === undefined ? undefined : Number(status),
      undefined,
      'No.',
      status === undefined ? undefined : new Headers(),
    );
    expect(error.constructor.name, status).toBe(name);
  }
  expect(APIError.generate(503, undefined, 'No.', new Headers()).constructor.name).toBe(
    'InternalServerError',
  );
  expect(read('samples/python/chat.py')).toContain('timeout=120');
  expect(read('samples/javascript/chat.mjs')).toContain('timeout: 120_000');
  expect(fact('chat-timeout')).toBe('120 seconds');
});

test('the cache of a language model follows from its layers, heads, and head size', () => {
  const [bits, layers, heads, headSize] = [16, 32, 8, 128];
  const bytes = 2 * layers * heads * headSize * (bits / 8);
  const gigabytes = (tokens: number): string => `${((bytes * tokens) / 1e9).toFixed(1)} GB`;
  const [short, long] = [8192, 131_072];
  expect(fact('cache-example')).toBe(
    `${bytes.toLocaleString('en')} bytes for Llama-3.1-8B at ${bits} bit, with ${layers} layers, ${heads} key-value heads, ` +
      `and a head size of ${headSize}: ${gigabytes(short)} for ${short.toLocaleString('en')} tokens, and ` +
      `${gigabytes(long)} for ${long.toLocaleString('en')}`,
  );
});

test('the sums about memory are right', () => {
  const numbersOf = (id: string): number[] =>
    (
      fact(id)
        .replaceAll(',', '')
        .match(/\d+(?:\.\d+)?/g) ?? []
    ).map(Number);
  const [billions = 0, bits = 0, needs] = numbersOf('too-large');
  const [overhead = 0] = numbersOf('memory-overhead');
  expect(needs).toBe(Math.round((billions * bits * overhead) / 8));
  // Two of the numbers are in the name of the model.
  const [bytes = 0, , , width = 0, layers = 0, heads = 0, size = 0, ...examples] =
    numbersOf('cache-example');
  expect(bytes).toBe((2 * layers * heads * size * width) / 8);
  const [few, short = 0, many, long = 0] = examples;
  expect([few, many]).toEqual([short, long].map((it) => Math.round((bytes * it) / 1e8) / 10));
});
