import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {at} from '../../../../../sandbox/readContract';
import type {Problem} from '../../../problems';
import {entriesOf, type Contract} from '../names';
import {problemAt} from '../texts';
import {sourceOf, type Page} from '../readPages';

const SAID =
  /(?<=^|[.:>] )\**(?:The|Its) (?:status|app|job)(?: in the answer)? (?:is|gets|becomes)(?: now)? (`[A-Z_]+`|\d{3})/;

/**
 * Compares what a page says after a step, such as "The status is `RUNNING`", with the answer that the step shows.
 *
 * @param page the page
 * @param siteDir the folder of the site, with the recorded output of programs
 * @param contract the contract, with the recorded answers of requests
 * @returns a problem for each state or status that the answer does not have
 */
export function checkSteps(page: Page, siteDir: string, contract: Contract): Problem[] {
  const problems: Problem[] = [];
  let shown: readonly string[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'heading') shown = [];
    if (node.type === 'mdxJsxFlowElement' && /^(?:Request|Program)$/.test(node.name ?? '')) {
      shown = readShown(sourceOf(page, node), siteDir, contract);
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

/** Returns the statuses and states in the recorded answers of a request, or the last state that a program prints. */
function readShown(tag: string, siteDir: string, contract: Contract): string[] {
  const given = (name: string): string | undefined =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  const output = [given('name'), given('output'), 'txt'].filter((it) => it !== undefined);
  const file = path.join(siteDir, 'samples/output', output.join('.'));
  if (given('name') !== undefined) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return (text.match(/\b[A-Z][A-Z_]{5,}\b/g) ?? []).slice(-1);
  }
  const operations = entriesOf(contract.paths).flatMap(([, item]) => entriesOf(item));
  const [, operation] =
    operations.find(([, it]) => at(it, 'operationId') === given('operation')) ?? [];
  const answers = entriesOf(at(operation, 'responses')).filter(([it]) => it !== 'default');
  const examples = answers.flatMap(([, it]) =>
    entriesOf(at(it, 'content', 'application/json', 'examples')),
  );
  const own = examples.filter(([, it]) => at(it, 'x-answers-to') === given('example'));
  const text = JSON.stringify(own.length > 0 && given('example') ? own : examples);
  const states = [...text.matchAll(/"status":"(\w+)"/g)].map(([, state = '']) => state);
  return [...new Set([...answers.map(([status]) => status), ...states])];
}
