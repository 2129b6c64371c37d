// cspell:ignore intor teirs
import {expect, it} from 'vitest';
import {links} from '@site/src/content/checks/links';
import {runRule} from './content';

const INTRO = {'docs/intro.mdx': 'A', 'docs/gpu-tiers.mdx': 'B'};

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
])('reports %s that does not exist', async (_, text, place, nearest) => {
  const problems = await check(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    new RegExp(`^docs/page\\.mdx:${place} broken link ".*write "${nearest}", or `),
  );
});

it('accepts pages, anchors, files, categories and other hosts', async () => {
  const text =
    '[A](/docs/intro) [B](/docs/intro#billing) [C](./intro) [D](intro.mdx) [E](https://example.com) [F](mailto:a@example.com) [G](pathname:///openapi.yaml) [H](/img/logo.svg) [I](#here) [J](/docs/category/getting-started)';
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
