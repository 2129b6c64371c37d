import {readFileSync} from 'node:fs';
import {describe, expect, it, test} from 'vitest';
import {addToSidebar, fillTemplate, planPage} from '../../../scripts/newPage';
import {parsePage} from '@site/src/plugins/content';
import {checkFrontMatter, PAGE_KINDS} from '@site/src/plugins/content/build/rules/frontMatter';
import {checkMarkup} from '@site/src/plugins/content/build/rules/markup';

const plan = (kind: string, path: string) => planPage([kind, path], () => false);

test('a page gets a title from its path and a place in its sidebar', () => {
  expect(plan('how-to', 'docs/tutorial-basics/scale-an-app.mdx')).toEqual({
    file: 'docs/tutorial-basics/scale-an-app.mdx',
    title: 'Scale an app',
    template: 'how-to',
    sidebarFile: 'sidebars.ts',
    id: 'tutorial-basics/scale-an-app',
  });
});

test.each([
  ...PAGE_KINDS.map((kind) => [kind, 'docs/scale-an-app'] as const),
  ['reference', 'api/apis/app/scale-app'] as const,
])('a new page of the kind %s at %s lacks only its sources', (kind, path) => {
  const page = plan(kind, path);
  const text = fillTemplate(readFileSync(`scripts/templates/${page.template}.mdx`, 'utf8'), page);
  const read = parsePage({file: page.file, text});
  const pages = 'page' in read ? [read.page] : [];
  expect(pages.flatMap((it) => checkMarkup(it, undefined))).toEqual([]);
  expect(() => pages.map(checkFrontMatter)).toThrow(/^\S+ has sources \[\], .*\n.*$/);
  expect(text).not.toContain('__');
});

test('a page of an operation has the operation that its file is named after', () => {
  const page = plan('reference', 'api/apis/app/scale-app');
  expect(fillTemplate('operation: __OPERATION__', page)).toBe('operation: scaleApp');
});

test.each([
  [['how-to'], 'Usage: npm run new -- <kind> <path>'],
  [['howto', 'docs/a'], 'There is no kind "howto". Use one of concept, how-to, '],
  [['concept', 'docs/Scale An App'], '"docs/Scale An App" is not a valid page path. Start it with'],
  [['concept', 'docs/../secret'], '"docs/../secret" is not a valid page path.'],
  [['how-to', 'api/apis/app/scale-app'], 'are of the kind reference, not how-to.'],
])('%j is rejected with what to write instead', (args, message) => {
  expect(() => planPage(args, () => false)).toThrow(message);
});

test('a page that exists is not written again', () => {
  expect(() => planPage(['concept', 'docs/intro'], () => true)).toThrow(
    'docs/intro.mdx already exists. Choose another path, or edit that file.',
  );
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
    ['sidebars.ts', 'scale-an-app'],
    ['sidebarsApi.ts', 'apis/app/scale-app'],
  ])('%s takes the page %s', (file, id) => {
    expect(addToSidebar(readFileSync(file, 'utf8'), id)).toContain(`'${id}'`);
  });

  it('has to be a list', () => {
    expect(() => addToSidebar('', 'faq')).toThrow("Found no list in the sidebar. Add 'faq'");
  });
});
