import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const THEME = path.resolve(__dirname, '../../../src/theme');

function replacedParts(): string[] {
  const files = readdirSync(THEME, {recursive: true, encoding: 'utf8'});
  const parts = files.filter((file) => path.basename(file) === 'index.tsx');
  return parts.map((file) => path.dirname(file).split(path.sep).join('/')).sort();
}

test('every replaced part of the theme is listed with its reason, and no other', () => {
  const readme = readFileSync(path.join(THEME, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `([^`]+)` \| (?:wrapped|ejected|filled) \| \S/gm)];
  const parts = replacedParts();
  console.log(`read ${parts.length} replaced parts`);
  expect(parts.length).toBeGreaterThan(0);
  expect(listed.map(([, part]) => part).sort()).toEqual(parts);
});

test.each(replacedParts())('%s states on its first line what it changes', (part) => {
  const [first] = readFileSync(path.join(THEME, part, 'index.tsx'), 'utf8').split('\n');
  expect(first).toMatch(/^\/\/ (?:Wrapped|Ejected|Replaced|Fills)/);
});
