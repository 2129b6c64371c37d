import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readFact} from '@site/src/contract/registries';
import {CONTRACT, loadContract} from '@site/src/contract/openapi';
import {LANGUAGES} from '@site/src/contract/requests/languages';

const SERVICE = (await loadContract(process.cwd(), CONTRACT)).servers[0]?.url;

/** The hosts that programs may name. */
const HOSTS = [SERVICE, 'https://huggingface.co', 'https://civitai.com', 'https://app.invalid'];

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

const PROGRAMS = readdirSync('samples', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(?:sh|py|mjs)$/.test(file) && !file.includes('node_modules'))
  .map((file) => path.join('samples', file));

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
      expect(HOSTS, file).toEqual(expect.arrayContaining(hosts));
    }
  },
);

/** How often each form of a program asks, with pauses of 1, 2, 4 seconds and so on, 30 at most. */
const ATTEMPTS = /seq (\d+)|range\((\d+)\)|attempt < (\d+)/;

test.each([
  ['wait-for-job', 'job-wait'],
  ['wait-until-running', 'app-wait'],
  ['whole-tutorial', 'app-wait'],
])('%s waits as long as pages state: %s', (name, id) => {
  const minutes = Number.parseInt(readFact(process.cwd(), id), 10);
  const programs = programsOf(name);
  expect(programs.length).toBe(Object.keys(LANGUAGES).length);
  for (const file of programs) {
    const [, ...counts] = ATTEMPTS.exec(read(file)) ?? [];
    const attempts = Number(counts.find(Boolean));
    const pauses = Array.from({length: attempts}, (_, at) => Math.min(2 ** at, 30));
    const seconds = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(Math.round(seconds / 60), file).toBe(minutes);
    expect(read(file), file).toMatch(/2 ?\*\* ?attempt, 30|pause < 16 \? pause \* 2 : 30/);
  }
});
