// cspell:ignore sise
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {defineQuestionTags} from '@site/src/plugins/open-questions/build/defineQuestionTags';
import {expandTags} from '@site/src/plugins/page-tags';
import {makeQuestions} from './register';

function expand(markdown: string): Root {
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(markdown);
  const file = new VFile({path: `${process.cwd()}/docs/page.mdx`, value: markdown});
  expandTags(tree, file, defineQuestionTags(makeQuestions()));
  return tree;
}

it('states what to do while a question is open, and its answer once it has one', () => {
  const tree = expand('Look. <Unknown id="size" /> <Unknown id="color" />');
  expect(toString(tree)).toBe('Look. Open question: size of a machine. Measure it. Color: Blue.');
  expect(JSON.stringify(tree)).toContain('"url":"/api/intro#open-size"');
});

it('is a paragraph when it is alone on its line', () => {
  const [paragraph] = expand('<Unknown id="size" show="mark" />').children;
  expect(paragraph?.type).toBe('paragraph');
  expect(toString(paragraph)).toBe('Open question: size of a machine.');
});

it('leaves the name out in a table cell', () => {
  const tree = expand(
    '| A | B |\n| --- | --- |\n| <Unknown id="size" show="value" /> | <Unknown id="color" show="value" /> |',
  );
  expect(toString(tree)).toBe('ABOpen questionBlue');
});

it('puts several into one disclosure that counts them, with answers above it', () => {
  const [answers, details] = expand('<OpenQuestions of="size, color" />').children;
  expect(toString(answers)).toBe('Color: Blue.');
  expect(details).toMatchObject({type: 'mdxJsxFlowElement', name: 'details', attributes: []});
  expect(JSON.stringify(details)).toContain('1 open question');
  expect(toString(details)).toBe('How large is a machine? Measure it.');
});

it('lists all with anchors, the answered ones last', () => {
  const tree = expand('<OpenQuestions />');
  const headings = tree.children.filter(({type}) => type === 'heading').map((it) => toString(it));
  expect(headings).toEqual(['Open questions', 'Machines', 'Answered']);
  expect(toString(tree)).toContain('How large is a machine?Measure it.');
  expect(toString(tree)).toContain('Which color does a machine have?Blue.');
  expect(JSON.stringify(tree)).toContain('"value":"open-size"');
});

it('reports an unknown id with its place and the one that was probably meant', () => {
  expect(() =>
    expand('One line.\n\n<Unknown id="sise" /> <Unknown id="size" show="all" />'),
  ).toThrow(
    [
      'docs/page.mdx:3:1 asks for the open question "sise", which contract/open-questions.yaml does not have',
      '  Fix: did you mean "size"?',
      'docs/page.mdx:3:23 <Unknown> shows "all"',
      '  Fix: use show="mark", show="value", or leave it out',
    ].join('\n'),
  );
});
