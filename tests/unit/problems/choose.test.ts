import {expect, it} from 'vitest';
import {choose} from '@site/src/files';

it.each([
  [['stop', 'start'], 'write "stop", or use one of stop, start'],
  [[], 'remove example: the contract has none'],
])('an unknown name among %j has a fix', (names, fix) => {
  const known = new Map(names.map((name) => [name, name]));
  expect(() => choose(known, 'example', 'stpo', 'docs/a.mdx:1:1')).toThrow(`Fix: ${fix}`);
});
