import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const PLUGINS = path.resolve(import.meta.dirname, '../../../src/plugins');
const CAPABILITIES = readdirSync(PLUGINS);
const PARTS = ['README.md', 'browser', 'build', 'index.ts'];
const HEADINGS = ['What comes in and goes out', 'What it leans on', 'How it is switched off'];
const MAX_README_LINES = 25;
const MAX_INDEX_LINES = 60;

function linesOf(capability: string, file: string): string[] {
  return readFileSync(path.join(PLUGINS, capability, file), 'utf8')
    .trimEnd()
    .split('\n');
}

function emptyFolders(folder: string): string[] {
  const entries = readdirSync(folder, {withFileTypes: true});
  const inside = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({name}) => emptyFolders(path.join(folder, name)));
  return entries.length === 0 ? [folder] : inside;
}

test('the folder contains capabilities and nothing else', () => {
  console.log(`read ${CAPABILITIES.length} capabilities`);
  expect(CAPABILITIES.length).toBeGreaterThan(0);
  const files = CAPABILITIES.filter((name) => path.extname(name) !== '');
  expect(files).toEqual([]);
});

test.each(CAPABILITIES)(
  '%s contains an index, a README, and at most build/ and browser/',
  (capability) => {
    const parts = readdirSync(path.join(PLUGINS, capability));
    expect(PARTS).toEqual(expect.arrayContaining(parts));
    expect(parts).toEqual(expect.arrayContaining(['README.md', 'index.ts']));
    expect(emptyFolders(path.join(PLUGINS, capability))).toEqual([]);
  },
);

test.each(CAPABILITIES)('the index of %s is short: the lifecycle, and what others use', (name) => {
  expect(linesOf(name, 'index.ts').length).toBeLessThan(MAX_INDEX_LINES);
});

test.each(CAPABILITIES)('the README of %s is short and answers every question', (capability) => {
  const lines = linesOf(capability, 'README.md');
  expect(lines.length).toBeLessThanOrEqual(MAX_README_LINES);
  expect(lines[0]).toMatch(/^# [A-Z]/);
  expect(lines[2]).toMatch(/^[A-Z].*\.$/); // what it does
  expect(lines.filter((line) => line.startsWith('## '))).toEqual(HEADINGS.map((it) => `## ${it}`));
  const answers = lines.join('\n').split(/^## .*$/m);
  expect(answers.filter((answer) => answer.trim() === '')).toEqual([]);
});

test.each(CAPABILITIES)('every file that the README of %s names exists', (capability) => {
  const text = linesOf(capability, 'README.md').join('\n');
  const named = [...text.matchAll(/`((?:browser|build|src)\/[^`…]+)`/g)].map(
    ([, file = '']) => file,
  );
  const missing = named.filter(
    (file) => !existsSync(path.join(PLUGINS, file.startsWith('src/') ? '../..' : capability, file)),
  );
  expect(missing).toEqual([]);
});
