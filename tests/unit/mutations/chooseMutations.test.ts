import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {chooseMutations} from '../../mutations/chooseMutations';
import {applyMutation} from '../../mutations/Mutation';
import {changeNumbers, swapValues, turnSentences} from '../../mutations/mutators';
import {KINDS} from '../../mutations/kinds';
import {proseOf, yamlTextsOf} from '../../mutations/regions';
import {haveEnoughNoticed, type Outcome} from '../../mutations/report';

const chosen = chooseMutations(process.cwd(), KINDS, 4, 1);

test('a seed chooses the same mutations each time, and another seed different ones', () => {
  expect(chooseMutations(process.cwd(), KINDS, 4, 1)).toEqual(chosen);
  expect(chooseMutations(process.cwd(), KINDS, 4, 2)).not.toEqual(chosen);
});

test('there are at least sixty mutations, of every kind', () => {
  expect(chosen.length).toBeGreaterThanOrEqual(60);
  expect(new Set(chosen.map(({kind}) => kind)).size).toBe(KINDS.length);
});

test.each(chosen)('$file can say "$becomes" instead of "$was"', (mutation) => {
  const text = readFileSync(mutation.file, 'utf8');
  const mutated = applyMutation(text, mutation);
  expect(mutated).not.toBe(text);
  expect(mutated.length - text.length).toBe(mutation.becomes.length - mutation.was.length);
});

test('a number, a state and a sentence can be made false', () => {
  const text = 'Billing starts with 1 worker of two. The app is STOPPED.';
  expect(changeNumbers(text).map(({becomes}) => becomes)).toEqual(['2', 'three']);
  expect(swapValues(text).map(({becomes}) => becomes)).toEqual(['INITIALIZING', 'RUNNING']);
  expect(turnSentences(text)).toEqual([{at: 8, was: 'starts', becomes: 'ends'}]);
});

test('links and code blocks of a page do not count as prose, nor examples of the contract as text', () => {
  const page = 'See [it](/docs/a).\n\n```text\nRUNNING\n```\n';
  const prose = proseOf(page).map(({text}) => text.replace(/\s+/g, ' '));
  expect(prose).toEqual(['See [it .']);
  const yaml = 'description: One.\nexample: Two.\ncauses:\n  - Three.\ntype: four\n';
  expect(yamlTextsOf(yaml).map(({text}) => text)).toEqual(['One.', 'Three.']);
});

test('a trial fails if too few mutations are noticed or none was tried', () => {
  const [mutation] = chosen;
  if (!mutation) throw new Error('no mutation was chosen');
  const noticed: Outcome = {mutation, line: 1, noticedBy: 'content'};
  expect(haveEnoughNoticed([])).toBe(false);
  expect(haveEnoughNoticed([...Array.from({length: 19}, () => noticed), {mutation, line: 1}])).toBe(
    true,
  );
  expect(haveEnoughNoticed([noticed, {mutation, line: 1}])).toBe(false);
});
