import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {copyFile, htmlFile, parseBuilt, readBuilt, sitemapRoutes} from '../helpers/builtPages';
import {convertWithTurndown, listFences} from '../helpers/converters';

const ROUTES = sitemapRoutes();

test('each block of code has one <code> with its language', () => {
  const blocks = ROUTES.flatMap((route) => selectAll('main pre', parseBuilt(route)));
  const isWrong = (block: (typeof blocks)[number]): boolean =>
    block.children.length !== 1 || selectAll('pre > code[class^=language-]', block).length !== 1;
  expect(blocks.length).toBeGreaterThan(100);
  expect(blocks.filter(isWrong).map((block) => toString(block))).toEqual([]);
});

test('a line that is not sent has no text', () => {
  const lines = ROUTES.flatMap((route) => selectAll('main pre [hidden]', parseBuilt(route)));
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => toString(line) !== '')).toEqual([]);
});

test('Turndown finds each block of code of a Markdown copy', () => {
  let count = 0;
  for (const route of ROUTES) {
    const wanted = listFences(readBuilt(copyFile(route)));
    const found = listFences(convertWithTurndown(readBuilt(htmlFile(route))));
    const write = ({language, text}: (typeof wanted)[number]): string => `${language}\n${text}`;
    expect(found.map(write), route).toEqual(wanted.map(write));
    count += wanted.length;
  }
  expect(count).toBeGreaterThan(200);
});
