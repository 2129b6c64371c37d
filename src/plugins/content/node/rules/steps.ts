import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {at} from '../../../../mock-server/readContract';
import type {Problem} from '../../../problems';
import {entriesOf, type Contract} from '../names';
import {problemAt, type Text} from '../texts';
import {attributeOf, sourceOf, type Page} from '../readPages';

const SAID =
  /(?<=^|[.:>] )\**(?:The|Its) (?:status|app|job)(?: in the answer)? (?:is|gets|becomes)(?: now)? (`[A-Z_]+`|\d{3})/;

/**
 * Compares what a page says after a step, such as "The status is `RUNNING`", with the answer that the step shows.
 *
 * @param page the page
 * @param texts with the recorded output of programs
 * @param contract the contract, with the recorded answers of requests
 * @returns a problem for each state or status that the answer does not have
 */
export function checkSteps(page: Page, texts: readonly Text[], contract: Contract): Problem[] {
  const problems: Problem[] = [];
  let shown: readonly string[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'heading') shown = [];
    if (node.type === 'mdxJsxFlowElement') {
      if (node.name === 'Program') shown = readOutput(node, texts);
      if (node.name === 'Request') shown = readAnswers(node, contract);
    }
    if (node.type !== 'paragraph') return;
    const [said, code = ''] = SAID.exec(sourceOf(page, node)) ?? [];
    const state = code.replaceAll('`', '');
    const alike = shown.filter((it) => /^\d/.test(it) === /^\d/.test(state));
    if (said === undefined || alike.length === 0 || alike.includes(state)) return;
    const problem = `says after a step "${said}", and its answer has ${alike.join(', ')}`;
    const start = page.text.indexOf(said, node.position?.start.offset);
    problems.push(problemAt(page, start, problem, 'write what the answer shows'));
  });
  return problems;
}

/** @returns the last state that a program prints */
function readOutput(tag: Nodes, texts: readonly Text[]): string[] {
  const file = `samples/output/${attributeOf(tag, 'name') ?? ''}.txt`;
  const {text = ''} = texts.find((it) => it.file === file) ?? {};
  return (text.match(/\b[A-Z][A-Z_]{5,}\b/g) ?? []).slice(-1);
}

/** @returns the statuses and states in the recorded answers of a request */
function readAnswers(tag: Nodes, {paths}: Contract): string[] {
  const id = attributeOf(tag, 'operation');
  const operations = entriesOf(paths).flatMap(([, item]) => entriesOf(item));
  const [, operation] = operations.find(([, it]) => at(it, 'operationId') === id) ?? [];
  const answers = entriesOf(at(operation, 'responses')).filter(([it]) => it !== 'default');
  const examples = answers.flatMap(([, it]) =>
    entriesOf(at(it, 'content', 'application/json', 'examples')),
  );
  const example = attributeOf(tag, 'example');
  const own = examples.filter(([, it]) => example && at(it, 'x-answers-to') === example);
  const text = JSON.stringify(own.length > 0 ? own : examples);
  const states = [...text.matchAll(/"status":"(\w+)"/g)].map(([, state = '']) => state);
  return [...new Set([...answers.map(([status]) => status), ...states])];
}
