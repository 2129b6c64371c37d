import {expect, test} from 'vitest';
import {frontMatter} from '@site/src/content/checks/frontMatter';
import {runRule} from './content';

const PAGE = `---
title: A page
description: A page that was made for one problem in its front matter, and for nothing else.
sources: [A0]
---
`;

test.each([
  ['no front matter', PAGE, '', '1:1 has no front matter'],
  ['an open block', /---\n$/, '\n', '1:1 has no front matter'],
  ['a missing title', /title: .*\n/, '', '2:1 has no title | write the title in sentence case'],
  ['an empty title', /title: .*/, 'title:', '2:7 title "" must match'],
  ['a short description', /description: .*/, 'description: Too short.', '3:14 description '],
  ['an unknown key', 'sources', 'slug: /a\nsources', '4:7 unknown key "slug" | use one of title,'],
  ['no sources', 'sources: [A0]', 'sources: []', '4:10 sources [] must NOT have fewer'],
])('reports %s', async (_, before, after, message) => {
  const problems = await runRule(frontMatter, PAGE.replace(before, after));
  expect(problems).toEqual([expect.stringContaining(message)]);
});

test('requires an operation below api/apis, and only there', async () => {
  const without = await runRule(frontMatter, {'api/apis/app/get-app.mdx': PAGE});
  expect(without).toEqual([expect.stringContaining('has no operation')]);
  const withOne = PAGE.replace('sources', 'operation: getApp\nsources');
  expect(await runRule(frontMatter, withOne)).toEqual([
    expect.stringContaining('unknown key "operation"'),
  ]);
});
