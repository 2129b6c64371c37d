import {parseQuestions} from '@site/src/plugins/open-questions/build/parseQuestions';
import type {Question} from '@site/src/plugins/open-questions';

/** A register of two questions, the second of which has an answer. */
export const REGISTER_TEXT = `
- id: machines
  title: Machines
  questions:
    - id: size
      name: Size of a machine
      question: How large is a machine?
      meanwhile: Measure it.
    - id: color
      name: Color
      question: Which color does a machine have?
      meanwhile: Expect any.
      answer: Blue
      source: the owner, 2026-11-22
`;

/** @returns the questions of that register */
export function makeQuestions(): Question[] {
  return parseQuestions(REGISTER_TEXT, 'contract/open-questions.yaml');
}
