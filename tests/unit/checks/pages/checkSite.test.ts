// cspell:disable: misspelt addresses are what this file is about
import {expect, it} from 'vitest';
import type {Problem} from '../../../../src/plugins/problems/build/ContentError';
import {checkLinks} from '../../../../src/plugins/checks/build/pages/checkLinks';
import {checkOrder} from '../../../../src/plugins/checks/build/pages/checkOrder';
import {checkSettings} from '../../../../src/plugins/checks/build/pages/checkSettings';
import {checkStyles} from '../../../../src/plugins/checks/build/pages/checkStyles';
import {parsePage} from '../../../../src/plugins/checks/build/pages/parsePage';
import {parseSidebar} from '../../../../src/plugins/checks/build/pages/readSidebars';
import {type SiteMap, toRoute} from '../../../../src/plugins/checks/build/pages/SiteMap';

const FILES = ['docs/start.svg', 'docs/data.zip', 'static/img/logo.svg', 'static/plan.pdf'];

const MAP: SiteMap = {
  routes: new Map([
    ['/docs/intro', 'docs/intro.mdx'],
    ['/docs/deep/page', 'docs/deep/page.mdx'],
    ['/docs', 'a redirect'],
  ]),
  hasFile: (file) => FILES.includes(file),
};

const format = ({place, problem, fix}: Problem): string => `${place} ${problem} | ${fix}`;

/** Returns the messages about the links of a page. */
function messagesOf(text: string, file = 'docs/start.mdx'): string[] {
  const {page} = parsePage({file, text});
  if (!page) throw new Error('the page cannot be read');
  return checkLinks(page, MAP).map(format);
}

it.each([
  '[A](/docs/intro) [B](/docs/intro#start) [C](/docs?tab=go) [D](/docs/intro/)',
  '[A](./intro) [B](deep/page) [C](../docs)',
  '[A](./intro.mdx) [B](nowhere.mdx#start): Docusaurus warns of these',
  '[A](https://example.com) [B](mailto:a@example.com) [C](pathname:///openapi.yaml) [D](#here)',
  '[A](./data.zip) [B](/plan.pdf)',
  '![A](./start.svg) ![B](/img/logo.svg) ![C](@site/static/img/logo.svg)',
])('accepts %s', (text) => {
  expect(messagesOf(text)).toEqual([]);
});

it.each([
  [
    '[A](/docs/intor)',
    'docs/start.mdx:1:1 links to "/docs/intor", which does not exist | write /docs/intro',
  ],
  [
    '[A](intor#b)',
    'docs/start.mdx:1:1 links to "intor#b", which does not exist | write /docs/intro',
  ],
  [
    '[A]()',
    'docs/start.mdx:1:1 links to "", which does not exist | write the address between the brackets',
  ],
  [
    '[A](/pricing-and-limits)',
    'docs/start.mdx:1:1 links to "/pricing-and-limits", which does not exist | write the address of a page, such as /docs/intro',
  ],
  [
    '[A][a]\n\n[a]: /docs/intor',
    'docs/start.mdx:3:1 links to "/docs/intor", which does not exist | write /docs/intro',
  ],
  [
    '<Card href="/docs/intor" />',
    'docs/start.mdx:1:1 links to "/docs/intor", which does not exist | write /docs/intro',
  ],
  [
    '![A](gone.svg)',
    'docs/start.mdx:1:1 shows the image "gone.svg" | put a file at docs/gone.svg, or fix the path',
  ],
  [
    '![A](@site/static/img/gone.svg)',
    'docs/start.mdx:1:1 shows the image "@site/static/img/gone.svg" | put a file at static/img/gone.svg, or fix the path',
  ],
  [
    '![A](https://example.com/a.svg)',
    'docs/start.mdx:1:1 shows the image "https://example.com/a.svg" | put the file beside the page: pages load nothing from another host',
  ],
])('R78: reports %s', (text, message) => {
  expect(messagesOf(text)).toEqual([message]);
});

it.each([
  ['docs/intro.mdx', '/docs/intro'],
  ['api/apis/job/cancel.job.mdx', '/api/apis/job/cancel.job'],
  ['docs/deep/index.mdx', '/docs/deep'],
  ['docs/deep/README.md', '/docs/deep'],
  ['docs/deep/deep.mdx', '/docs/deep'],
  ['src/pages/index.mdx', '/'],
  ['src/pages/markdown-page.mdx', '/markdown-page'],
])('knows the address of %s', (file, route) => {
  expect(toRoute(file)).toBe(route);
});

const SIDEBAR = `export default {
  guides: [
    'intro',
    {type: 'doc', id: 'second'},
    {
      type: 'category',
      label: 'Label',
      link: {type: 'generated-index', slug: '/category/a', keywords: ['word']},
      items: ['deep/page', \`deep/other\`],
    },
  ],
};`;

it('reads pages and indexes of a sidebar with their places', () => {
  expect(parseSidebar(SIDEBAR, 'sidebars.ts')).toEqual([
    {kind: 'page', name: 'intro', at: {line: 3, column: 5}},
    {kind: 'page', name: 'second', at: {line: 4, column: 23}},
    {kind: 'index', name: '/category/a', at: {line: 8, column: 45}},
    {kind: 'page', name: 'deep/page', at: {line: 9, column: 15}},
    {kind: 'page', name: 'deep/other', at: {line: 9, column: 28}},
  ]);
});

it('reports where a sidebar cannot be read', () => {
  const text = SIDEBAR.replace("'intro',", "'intro';");
  expect(() => parseSidebar(text, 'sidebars.ts')).toThrow(
    'sidebars.ts:3:12 cannot be read: Unexpected token, expected ","\n  Fix: correct the line',
  );
});

it('R78: compares pages and sidebars', () => {
  const at = {line: 3, column: 5};
  const entry = {kind: 'page', folder: 'docs', file: 'sidebars.ts', at} as const;
  const sidebars = [
    {...entry, name: 'intro'},
    {...entry, name: 'intor'},
  ];
  const pages = ['docs/intro.mdx', 'docs/orphan.mdx', 'src/pages/index.mdx'];
  expect(checkOrder(pages, sidebars, MAP).map(format)).toEqual([
    `sidebars.ts:3:5 names the page "intor", which docs/ does not have | write 'intro'`,
    `docs/orphan.mdx:1:1 is in no sidebar | add 'orphan' to sidebars.ts`,
  ]);
});

it('R78: reports files that have the same address', () => {
  const at = {line: 3, column: 5};
  const sidebars = [
    {kind: 'page', folder: 'docs', file: 'sidebars.ts', name: 'intro', at} as const,
  ];
  const map = {...MAP, hasFile: (file: string) => file === 'static/docs/intro/index.html'};
  expect(checkOrder(['docs/intro.md', 'docs/intro.mdx'], sidebars, map).map(format)).toEqual([
    'static/docs/intro/index.html:1:1 has the address /docs/intro of docs/intro.md | rename one of the two',
    'docs/intro.mdx:1:1 has the address /docs/intro of docs/intro.md | rename one of the two',
    'static/docs/intro/index.html:1:1 has the address /docs/intro of docs/intro.mdx | rename one of the two',
  ]);
});

it('R78: reports missing images and pages that settings name', () => {
  const text = `export default {
  favicon: 'img/gone.svg',
  logo: {src: '/img/logo.svg'},
  links: ['/docs/intro#start', "/docs/intor", 'https://example.com/docs/nowhere'],
};`;
  expect(checkSettings({file: 'docusaurus.config.ts', text}, MAP).map(format)).toEqual([
    'docusaurus.config.ts:2:13 names "img/gone.svg", which does not exist | put a file at static/img/gone.svg, or fix the path',
    'docusaurus.config.ts:4:33 names "/docs/intor", which does not exist | write /docs/intro',
  ]);
});

it('R78: reports missing files that style sheets name', () => {
  const text = `.a {
  background: url('../../docs/start.svg'), url("gone.svg");
  mask: url(data:image/svg+xml,a) url(#part) url(/img/logo.svg);
}`;
  expect(checkStyles({file: 'src/css/text.css', text}, MAP).map(format)).toEqual([
    'src/css/text.css:2:44 names the file "gone.svg" | put a file at src/css/gone.svg, or fix the path',
  ]);
});
