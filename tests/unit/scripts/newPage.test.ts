import {readFileSync} from 'node:fs';
import {describe, expect, it, test} from 'vitest';
import {addToSidebar, renderPage} from '../../../scripts/newPage';
import {parsePage} from '@site/src/mdx';
import {checkFrontMatter, PAGE_KINDS} from '@site/src/checks/frontMatter';
import {checkMarkup} from '@site/src/checks/markup';

test.each([
  ...PAGE_KINDS.map((kind) => [kind, 'docs/scale-an-app']),
  ['reference', 'api/apis/app/scale-app', 'scaleApp'],
])('a new page of the kind %s at %s lacks only its sources', (...args) => {
  const read = parsePage(renderPage(args));
  const pages = 'page' in read ? [read.page] : [];
  expect(pages.flatMap((it) => checkMarkup(it, ['Operation']))).toEqual([]);
  expect(() => pages.map(checkFrontMatter)).toThrow(/^\S+ sources \[\] .*\n.*$/);
});

test('a page gets a title and a place in its sidebar from its path', () => {
  const args = ['reference', 'api/apis/app/scale-app.mdx', 'scaleApp'];
  const {text, file, sidebarFile, id} = renderPage(args);
  expect(text).toMatch(/^---\ntitle: Scale app\n[^]*\noperation: scaleApp\n/);
  expect([file, sidebarFile, id]).toEqual([
    'api/apis/app/scale-app.mdx',
    'sidebarsApi.ts',
    'apis/app/scale-app',
  ]);
});

test.each([
  [['how-to'], 'Usage: npm run new -- <kind> <path>'],
  [['howto', 'docs/a'], 'There is no kind "howto". Use one of tutorial, how-to, '],
  [['concept', 'docs/Scale An App'], '"docs/Scale An App" is not a valid page path. Start it with'],
  [['concept', 'docs/../secret'], '"docs/../secret" is not a valid page path.'],
  [['how-to', 'api/apis/app/scale-app', 'scaleApp'], 'are of the kind reference, not how-to.'],
  [
    ['reference', 'api/apis/app/scale-app'],
    'A page below api/apis/, and no other, has an operation.',
  ],
])('%j is rejected with what to write instead', (args, message) => {
  expect(() => renderPage(args)).toThrow(message);
});

describe('the sidebar', () => {
  const sidebar = "x = {\n  guides: [\n    'intro',\n    {items: ['quickstart/a']},\n  ],\n};\n";

  it('gets a page after the last one of its folder', () => {
    expect(addToSidebar(sidebar, 'quickstart/c')).toContain("['quickstart/a', 'quickstart/c']");
  });

  it.each(['faq', 'new/a'])('gets %s, which has no neighbor, at its end', (id) => {
    expect(addToSidebar(sidebar, id)).toContain(`a']},\n    '${id}',\n  ],`);
  });

  it.each([
    ['sidebars.ts', 'tutorial-basics/scale-an-app'],
    ['sidebarsApi.ts', 'apis/app/scale-app'],
  ])('%s takes the page %s', (file, id) => {
    expect(addToSidebar(readFileSync(file, 'utf8'), id)).toContain(`'${id}'`);
  });
});
