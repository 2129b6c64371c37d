// cspell:ignore intor teirs
import {expect, it} from 'vitest';
import {links} from '@site/src/content/checks/links';
import {runRule} from './content';

const INTRO = {'docs/intro.mdx': '## Billing', 'docs/gpu-tiers.mdx': 'B'};

/** @returns the problems of a page beside others */
const check = (text: string): Promise<string[]> =>
  runRule(links, {...INTRO, 'docs/page.mdx': text});

it.each([
  ['an address', 'See [it](/docs/intor).', '1:5', '/docs/intro'],
  ['a relative address', 'See [it](./intor#a).', '1:5', '/docs/intro'],
  ['the address of a reference', '[it][a]\n\n[a]: /docs/intor', '3:1', '/docs/intro'],
  ['the address of a card', '<Card href="/docs/intor" />', '1:1', '/docs/intro'],
  ['a file', 'See [it](./gpu-teirs.mdx).', '1:5', '/docs/gpu-tiers'],
  ['a related page', '---\nrelated: [/docs/intor]\n---\n', '2:11', '/docs/intro'],
])('reports %s that does not exist', async (_, text, location, nearest) => {
  const problems = await check(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    new RegExp(`^docs/page\\.mdx:${location} broken link ".*write "${nearest}", or `),
  );
});

it('accepts pages, anchors, files, categories and other hosts', async () => {
  const text =
    '[A](/docs/intro) [B](/docs/intro#billing) [C](./intro) [D](intro.mdx) [E](https://example.com) [F](mailto:a@example.com) [G](pathname:///openapi.yaml) [H](/img/logo.svg) [I](#here) [J](/docs/category/getting-started)\n\n## Here';
  expect(await check(text)).toEqual([]);
});

it.each([
  ['/img/lgo.svg', 'static/img/lgo.svg'],
  ['lgo.svg', 'docs/lgo.svg'],
])('reports an image that does not exist: %s', async (url, file) => {
  const [problem] = await check(`![Logo](${url})`);
  expect(problem).toContain(`docs/page.mdx:1:1 missing image "${url}"`);
  expect(problem).toContain(`create ${file}`);
});

it('accepts an image of static/', async () => {
  expect(await check('![Logo](/img/logo.svg)')).toEqual([]);
});

it('reports an anchor that its page does not have', async () => {
  expect(await runRule(links, '## Stop {/* #stop */}\n\nSee [how](#start).')).toEqual([
    '3:5 broken anchor "#start" of /docs/page | use one of #stop',
  ]);
});

it('reports an anchor of another page', async () => {
  const pages = {
    'docs/a.mdx': 'See [how](/docs/b#start).',
    'docs/b.mdx': '## Stop it\n\n<Field id="body.name" />',
  };
  expect(await runRule(links, pages)).toEqual([
    'docs/a.mdx:1:5 broken anchor "#start" of /docs/b | use one of #stop-it, #body.name',
  ]);
});

it('accepts ids of headings, written or generated, and of elements', async () => {
  const text =
    '## Stop it\n\n## Stop it\n\n## A {/* #b */}\n\n<Field id="c" />\n\n[1](#stop-it) [2](#stop-it-1) [3](#b) [4](#c)';
  expect(await runRule(links, text)).toEqual([]);
});

it('says nothing about a page that could not be expanded', async () => {
  expect(await runRule(links, '[A](#gone)', {expanded: []})).toEqual([]);
});
