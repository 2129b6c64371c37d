import {expect, it} from 'vitest';
import {questionComponents, type Question} from '@site/src/registries';

const topic = {id: 'machines', title: 'Machines'};
const QUESTIONS: readonly Question[] = [
  {
    ...{id: 'size', name: 'Size of a machine', question: 'How large is a machine?'},
    ...{meanwhile: 'Measure it.', topic, place: ''},
  },
  {
    ...{id: 'color', name: 'Color', question: 'Which color does a machine have?'},
    ...{meanwhile: 'Expect any.', answer: 'Blue', topic, place: ''},
  },
];
const tags = questionComponents(QUESTIONS);

function write(tag: string, attributes: Readonly<Record<string, string>>) {
  const mdx = tags[tag]?.render({attributes, place: 'docs/page.mdx:3:1', frontMatter: {}});
  return typeof mdx === 'string' ? mdx : '';
}

it('states what to do while a question is open, and its answer once it has one', () => {
  const link = '[size of a machine](/api/intro#open-size)';
  expect(write('Unknown', {id: 'size'})).toBe(`Open question: ${link}. Measure it.`);
  expect(write('Unknown', {id: 'size', show: 'mark'})).toBe(`Open question: ${link}.`);
  expect(write('Unknown', {id: 'color'})).toBe('Color: Blue.');
});

it('puts several into one disclosure that counts them, with answers above it', () => {
  expect(write('OpenQuestions', {of: 'size, color'})).toMatch(
    /^- Color: Blue\.\n\n<details>\n<summary>1 open question<\/summary>\n\n- How large is a machine\? Measure it\.\n/,
  );
});

it('lists all with anchors, the answered ones last', () => {
  const list = write('OpenQuestions', {});
  expect([...list.matchAll(/^#+ (.*) \{/gm)].map(([, words]) => words)).toEqual([
    ...['Open questions', 'Machines', 'Answered'],
  ]);
  expect(list).toContain('<Anchored id="open-size" title={"Size of a machine"}>');
  expect(list).toMatch(/How large is a machine\?<\/Anchored> \| Measure it\. \|/);
  expect(list).toMatch(/Which color does a machine have\?<\/Anchored> \| Blue\. \|/);
});
