import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {copyFile, parseBuilt, readBuilt, selectOnPages, sitemapRoutes} from '../helpers/builtPages';
import {listFences} from '../helpers/fences';

test('each block of code has one <code> with its language', () => {
  const blocks = selectOnPages('main pre');
  const isWrong = (block: Element): boolean =>
    block.children.length !== 1 || selectAll('pre > code[class^=language-]', block).length !== 1;
  expect(blocks.length).toBeGreaterThan(100);
  expect(blocks.filter(isWrong).map((block) => toString(block))).toEqual([]);
});

test('the Markdown copy of a page has its code, with the languages', () => {
  for (const route of sitemapRoutes()) {
    const found = selectAll('main pre > code', parseBuilt(route)).map((code) => ({
      language: String(code.properties.className).replace('language-', ''),
      text: toString(code).trimEnd(),
    }));
    const fences = listFences(readBuilt(copyFile(route)));
    expect(fences, route).toMatchObject(found);
  }
});

test('code is in no element that extractors such as Defuddle take for a sidebar', () => {
  expect(selectOnPages('aside pre, .aside pre, .sidebar pre')).toEqual([]);
});
