import {expect, it} from 'vitest';
import {boxes} from '@site/src/content/checks/boxes';
import {runRule} from './content';

it.each([
  ['a title without brackets', ':::warning Deprecated\n\nA\n\n:::', '1:1'],
  ['a space before a title', ':::warning [Deprecated]\n\nA\n\n:::', '1:1'],
  ['a space before the kind', '::: note\n\nA\n\n:::', '1:1'],
  ['a capital', ':::Note\n\nA\n\n:::', '1:1'],
  ['a kind of others', '- a\n\n  :::caution\n\n  A\n\n  :::', '3:3'],
  ['a box of MkDocs', '!!! note "A title"\n\n    A', '1:1'],
  ['a closed box of MkDocs', '??? tip\n\nA', '1:1'],
  ['a box of GitHub', '> [!WARNING]\n> A', '1:3'],
])('reports %s', async (_, text, location) => {
  expect(await runRule(boxes, text)).toEqual([
    expect.stringMatching(new RegExp(`^${location} not a box: .* \\| write :::note or `)),
  ]);
});

it('reports a box that is never closed', async () => {
  expect(await runRule(boxes, ':::note\n\nA')).toEqual([
    '1:1 the box is never closed | put a line ::: below its text',
  ]);
});

it('reports an end without a box', async () => {
  expect(await runRule(boxes, 'A\n\n:::')).toEqual(['3:1 ::: closes no box | remove it']);
});

it.each([
  ':::note\n\nA\n\n:::',
  ':::tip[A title of `code`]\n\nA\n\n:::',
  '::::info\n\n:::danger\n\nA\n\n:::\n\n::::',
  '- a\n\n  :::note\n\n  A\n\n  :::',
  '```md\n:::note Title\n!!! note\n```',
  'Write `:::note`, and [a link][!x] or [!x] in a sentence.',
  'Really!!! note this.',
])('accepts %j', async (text) => {
  expect(await runRule(boxes, text)).toEqual([]);
});
