import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const THEME = path.resolve(__dirname, '../../../src/theme');

test('every replaced part of the theme is listed with its reason, and no other', () => {
  const files = readdirSync(THEME, {recursive: true, encoding: 'utf8'});
  const components = files.filter((file) => path.basename(file) === 'index.tsx');
  const parts = components.map((file) => path.dirname(file).split(path.sep).join('/')).sort();
  const readme = readFileSync(path.join(THEME, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `([^`]+)` \| (?:wrapped|ejected|filled) \| \S/gm)];
  expect(listed.map(([, part]) => part).sort()).toEqual(parts);
});
