import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {remarkUnresolvedLinks} from '@site/src/plugins/content';

it.each([
  ['./gone.mdx#part', 'pathname:///docs/deep/gone.mdx#part'],
  ['../gone.md', 'pathname:///docs/gone.md'],
  ['/docs/gone.mdx', 'pathname:///docs/gone.mdx'],
  ['/docs/intro', '/docs/intro'],
  ['https://example.com/a.md', 'https://example.com/a.md'],
])('turns %s into %s', (url, expected) => {
  const tree: Root = {type: 'root', children: [{type: 'definition', identifier: 'a', url}]};
  remarkUnresolvedLinks('/site')()(tree, new VFile({path: '/site/docs/deep/page.mdx'}));
  expect(tree.children[0]).toMatchObject({url: expected});
});
