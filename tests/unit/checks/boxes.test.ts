import {expect, it} from 'vitest';
import {boxes} from '@site/src/checks/boxes';
import {runRule} from './content';

it.each([
  [':::warning Deprecated\n\nA\n\n:::', '1:1', ':::warning[Deprecated]'],
  [':::warning "Deprecated"\n\nA\n\n:::', '1:1', ':::warning[Deprecated]'],
  [':::warning [Deprecated]\n\nA\n\n:::', '1:1', ':::warning[Deprecated]'],
  ['::: note\n\nA\n\n:::', '1:1', ':::note'],
  [':::Note\n\nA\n\n:::', '1:1', ':::note'],
  [':::important\n\nA\n\n:::', '1:1', ':::info'],
  [':::warnign[A]\n\nB\n\n:::', '1:1', ':::warning[A]'],
  ['- a\n\n  :::caution\n\n  A\n\n  :::', '3:3', ':::warning'],
  ['!!! note "A title"\n\n    A', '1:1', ':::note[A title], the text, and :::'],
  ['??? tip\n\nA', '1:1', ':::tip, the text, and :::'],
  ['> [!WARNING]\n> A', '1:3', ':::warning, the text, and :::'],
  ['[!IMPORTANT]\nA', '1:1', ':::info, the text, and :::'],
])('reports %j with the form to write', async (text, place, form) => {
  const problems = await runRule(boxes, text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${place} not a box: `));
  expect(problems[0]?.split(' | ')[1]).toBe(`write ${form}`);
});

it('lists the kinds when none is near', async () => {
  const [problem = ''] = await runRule(boxes, ':::blurb\n\nA\n\n:::');
  expect(problem).toContain('write :::note or :::tip or :::info or :::warning or :::danger');
});

it('reports a box that is never closed', async () => {
  expect(await runRule(boxes, ':::note\n\nA')).toEqual([
    '1:1 box :::note is never closed | put a line ::: below its text',
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
