// cspell:ignore makr
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {readPages} from '@site/src/content/mdx';
import {questionComponents, renderMark} from '@site/src/content/components/questions';
import type {Question} from '@site/src/contract/registries';

const ENTRY = {
  topic: {id: 'machines', title: 'Machines'},
  looked: '2026-11-28',
};
const QUESTIONS: readonly Question[] = [
  {
    ...ENTRY,
    id: 'size',
    name: 'Size of a machine',
    question: 'How large is a machine?',
    meanwhile: 'Measure it.',
  },
  {
    ...ENTRY,
    id: 'color',
    name: 'Color',
    question: 'Which color does a machine have?',
    meanwhile: 'Expect any.',
    answer: 'Blue',
  },
];
const tags = questionComponents(QUESTIONS);

function write(tag: string, attributes: Readonly<Record<string, string>>) {
  const mdx = tags[tag]?.render({attributes, location: 'docs/page.mdx:3:1', frontMatter: {}});
  return typeof mdx === 'string' ? mdx : '';
}

test('shows what to do while a question is open, and its answer once it has one', () => {
  const mark = '[Size of a machine](/api/intro#open-size) is not published yet.';
  expect(write('Unknown', {id: 'size'})).toBe(`${mark} Measure it.`);
  expect(write('Unknown', {id: 'size', show: 'mark'})).toBe(mark);
  expect(write('Unknown', {id: 'color'})).toBe('Color: Blue.');
  const clause = {...ENTRY, id: 'a', name: 'Whether it ends', question: '', meanwhile: ''};
  expect(renderMark(clause, 'mark')).toContain('It is not published yet [whether it ends](');
  expect(() => write('Unknown', {id: 'size', show: 'makr'})).toThrow('unknown show="makr"');
});

test('puts several open questions into one disclosure that counts them, below answers', () => {
  expect(write('OpenQuestions', {of: 'size, color'})).toMatch(
    /^- Color: Blue\.\n\n<details>\n<summary>1 open question<\/summary>\n\n- How large is a machine\? Measure it\.\n/,
  );
});

test('lists all questions with anchors, the answered ones last', () => {
  const list = write('OpenQuestions', {});
  expect([...list.matchAll(/^#+ (.*) \{/gm)].map(([, words]) => words)).toEqual([
    'Open questions',
    'Answered',
  ]);
  expect(list).toContain('<summary><span id="not-published-machines" />Machines (1)</summary>');
  expect(list).toContain('<Anchored id="open-size" title={"Size of a machine"}>');
  expect(list).toMatch(/How large is a machine\?<\/Anchored> \| Measure it\. \|/);
  expect(list).toMatch(/Which color does a machine have\?<\/Anchored> \| Blue\. \|/);
});

test('puts answers into table cells of the contract', () => {
  const [open, answered] = QUESTIONS;
  const marks = [open, answered].map((question) => question && renderMark(question, 'value'));
  expect(marks).toEqual(['[Not published](/api/intro#open-size)', 'Blue']);
});

test('no page links to an open question by hand: its answer would not replace the link', async () => {
  const byHand: string[] = [];
  for (const {file, tree} of (await readPages('.')).pages) {
    visit(tree, 'link', ({url}) => {
      if (url.includes('#open-')) byHand.push(`${file}: ${url}`);
    });
  }
  expect(byHand).toEqual([]);
});
