import {expect, test} from 'vitest';
import {markup} from '@site/src/content/checks/markup';
import {runRule} from './content';

test.each([
  ['an import', "import A from './A';", '1:1 code is not allowed in pages: "import A from'],
  ['an export', 'export const a = 1;', '1:1 code is not allowed in pages: "export const a'],
  ['an expression', 'There are {count} tiers.', '1:11 code is not allowed in pages: {count}'],
  ['a computed attribute', '<abbr title={name}>A</abbr>', '1:1 "title" of <abbr> is not text'],
  ['a spread attribute', '<Card {...door}>A</Card>', '1:1 "...door" of <Card> is not text'],
  ['an unknown attribute', '<abbr titel="A">B</abbr>', '1:1 unknown attribute "titel" of <abbr>'],
  ['a card without an address', '<Card title="A">A</Card>', '1:1 <Card> has no attribute "href"'],
  ['an element of HTML', '<b>A</b>', '1:1 <b> is not allowed in pages | write it in Markdown'],
  [
    'an unknown component',
    '<Reqest />',
    '1:1 <Reqest> is not allowed in pages | write "Request", or ',
  ],
])('reports %s', async (_, text, message) => {
  expect(await runRule(markup, text)).toEqual([expect.stringContaining(message)]);
});

test.each([
  'Press <kbd>K</kbd>.',
  '<Card title="A" href="/docs/intro">B</Card>',
  '<abbr title="A">B</abbr>',
  '{/* a remark */}',
  '2. ## Stop {/* #stop */}',
  'Write `<img>` and `{a}` in code.',
])('accepts %s', async (text) => {
  expect(await runRule(markup, text)).toEqual([]);
});
