import {expect, it} from 'vitest';
import {keepBrokenLink} from '@site/src/content/plugin';

it.each([
  ['./gone.mdx#part', 'pathname:///docs/deep/gone.mdx#part'],
  ['../gone.md', 'pathname:///docs/gone.md'],
  ['/docs/gone.mdx', 'pathname:///docs/gone.mdx'],
])('turns %s into %s', (url, expected) => {
  expect(keepBrokenLink({sourceFilePath: 'docs/deep/page.mdx', url})).toBe(expected);
});
