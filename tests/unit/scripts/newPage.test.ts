import {readFileSync} from 'node:fs';
import {describe, expect, it, test} from 'vitest';
import {addToSidebar, writePage} from '../../../scripts/newPage';
import {parsePage} from '@site/src/mdx';
import {checkFrontMatter, PAGE_KINDS} from '@site/src/checks/frontMatter';
import {checkMarkup} from '@site/src/checks/markup';

test.each([
  ...PAGE_KINDS.map((kind) => [kind, 'docs/scale-an-app'] as const),
  ['reference', 'api/apis/app/scale-app'] as const,
])('a new page of the kind %s at %s lacks only its sources', (kind, path) => {
  const read = parsePage(writePage([kind, path]));
  const pages = 'page' in read ? [read.page] : [];
  expect(pages.flatMap((it) => checkMarkup(it, ['Operation']))).toEqual([]);
  expect(() => pages.map(checkFrontMatter)).toThrow(/^\S+ sources \[\] .*\n.*$/);
});

test('a page gets a title, an operation and a place in its sidebar from its path', () => {
  const {text, ...place} = writePage(['reference', 'api/apis/app/scale-app.mdx']);
  expect(text).toMatch(/^---\ntitle: Scale app\n[^]*\noperation: scaleApp\n/);
  expect(place).toEqual({
    ...{
      file: 'api/apis/app/scale-app.mdx',
      sidebarFile: 'sidebarsApi.ts',
      id: 'apis/app/scale-app',
    },
  });
});

test.each([
  [['how-to'], 'Usage: npm run new -- <kind> <path>'],
  [['howto', 'docs/a'], 'There is no kind "howto". Use one of tutorial, how-to, '],
  [['concept', 'docs/Scale An App'], '"docs/Scale An App" is not a valid page path. Start it with'],
  [['concept', 'docs/../secret'], '"docs/../secret" is not a valid page path.'],
  [['how-to', 'api/apis/app/scale-app'], 'are of the kind reference, not how-to.'],
])('%j is rejected with what to write instead', (args, message) => {
  expect(() => writePage(args)).toThrow(message);
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
