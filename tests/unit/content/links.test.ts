// cspell:ignore intor
import {expect, test} from 'vitest';
import {links} from '@site/src/content/checks/links';
import {runRule} from './content';

const INTRO = {'docs/intro.mdx': '## Billing'};

const check = (text: string): Promise<string[]> =>
  runRule(links, {...INTRO, 'docs/page.mdx': text});

test.each([
  ['an address', 'See [it](/docs/intor).', '1:5', '/docs/intro'],
  ['a relative address', 'See [it](./intor#a).', '1:5', '/docs/intro'],
  ['the address of a reference', '[it][a]\n\n[a]: /docs/intor', '3:1', '/docs/intro'],
  ['the address of a card', '<Card href="/docs/intor" />', '1:1', '/docs/intro'],
])('reports %s that does not exist', async (_, text, location, nearest) => {
  const problems = await check(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${location} broken link ".*write "${nearest}", or `));
});

test('reports a broken link to a folder that is named like those of categories', async () => {
  expect(await check('[it](/docs/intro/category/a)')).toHaveLength(1);
});

test('accepts pages, files, categories, other hosts, and what Docusaurus reports', async () => {
  const text =
    '[A](/docs/intro) [B](/docs/intro#billing) [C](./intro) [D](gone.mdx) [E](https://example.com) [F](mailto:a@example.com) [G](pathname:///openapi.yaml) [H](/img/logo.svg) [I](#here) [J](/docs/category/getting-started)\n\n## Here';
  expect(await check(text)).toEqual([]);
});
