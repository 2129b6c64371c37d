// cspell:ignore qestion
import {expect, it} from 'vitest';
import {readQuestions} from '@site/src/plugins/open-questions';
import {parseQuestions} from '@site/src/plugins/open-questions/build/parseQuestions';
import {CONTACTS} from '@site/src/site/brand';
import {makeQuestions, REGISTER_TEXT} from './register';

const parse = (text: string, contacts = {}) => parseQuestions(text, 'questions.yaml', contacts);

it('reads each question with its topic, its place and its answer', () => {
  const [size, color] = makeQuestions();
  expect(size).toMatchObject({id: 'size', topic: {id: 'machines', title: 'Machines'}});
  expect(size?.place).toBe('contract/open-questions.yaml:5:7');
  expect(size?.answer).toBeUndefined();
  expect(color?.answer).toBe('Blue');
});

it('accepts a number as an answer', () => {
  expect(parse(REGISTER_TEXT.replace('Blue', '60'))[1]?.answer).toBe('60');
});

it('reports everything that an entry lacks, with its place', () => {
  const text = REGISTER_TEXT.replace('      meanwhile: Measure it.\n', '')
    .replace('      source: the owner, 2026-11-22\n', '')
    .replace('id: color', 'id: size')
    .replace('question: Which', 'qestion: Which');
  expect(() => parse(text)).toThrow(
    [
      'questions.yaml:5:7 has the question "size" without "meanwhile"',
      '  Fix: give each question an id, a name, the question, and what to do meanwhile',
      'questions.yaml:8:7 has the question "size" without "question"',
      '  Fix: give each question an id, a name, the question, and what to do meanwhile',
      'questions.yaml:8:7 has the unknown key "qestion" in "size"',
      '  Fix: use id, name, question, meanwhile, answer, source, contact',
      'questions.yaml:8:7 answers "size" without a source',
      '  Fix: add "source": who said it, and when',
      'questions.yaml:8:7 has the id "size" a second time',
      '  Fix: give it another id, or make one question of the two',
    ].join('\n'),
  );
});

it('rejects a register that is not valid YAML', () => {
  expect(() => parse(REGISTER_TEXT.replace('Measure it.', '"Measure'))).toThrow(
    'is not valid YAML',
  );
});

it('uses the contact of the owner as the answer of a question that names it', () => {
  const text = REGISTER_TEXT.replace(
    'meanwhile: Measure it.',
    'meanwhile: Wait.\n      contact: help',
  );
  const help = {label: 'Help', href: 'https://example.com/help'};
  expect(parse(text, {help})[0]?.answer).toBe('[Help](https://example.com/help)');
  expect(parse(text, {help: undefined})[0]?.answer).toBeUndefined();
  expect(() => parse(text, {support: undefined})).toThrow(
    'names the contact "help" in "size"\n  Fix: use one of support, from src/site/brand.ts',
  );
});

it('reads the register of this site', () => {
  const questions = readQuestions(process.cwd(), CONTACTS);
  console.log(`read ${questions.length} questions`);
  expect(questions.length).toBeGreaterThan(50);
});
