import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {INLINE_SCRIPTS} from '../../src/plugins/delivery';

const INLINE = /<script(?: data-needs-scripts)?>(?<code>.*?)<\/script>/gs;
const HASHES = Object.values(INLINE_SCRIPTS);

test('the inline scripts of all pages are those of policy.ts: otherwise paste the received hashes there', () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'});
  const found = pages
    .filter((page) => page.endsWith('.html'))
    .map((page) => [...readFileSync(`build/${page}`, 'utf8').matchAll(INLINE)])
    .map((scripts) => scripts.map(({groups}) => groups?.code ?? ''))
    .map((codes) => codes.map((code) => createHash('sha256').update(code).digest('base64')))
    .map((hashes) => hashes.map((hash) => `'sha256-${hash}'`).join());
  expect([...new Set(found)]).toEqual([HASHES.join()]);
});

test.each(['deploy/nginx/headers.conf', 'static/_headers'])('%s has the same hashes', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(HASHES.filter((hash) => !text.includes(hash))).toEqual([]);
});

test('both files of headers have the same ones for every answer', () => {
  const nginx = readFileSync('deploy/nginx/headers.conf', 'utf8');
  const others = readFileSync('static/_headers', 'utf8').split('/assets/')[0] ?? '';
  const own = [...nginx.matchAll(/^add_header (\S+) "([^$"]+)" always;$/gm)];
  const listed = own.map(([, name = '', value = '']) => `${name}: ${value}`);
  expect(others.match(/^ +\S.*$/gm)?.map((line) => line.trim())).toEqual(listed);
});
