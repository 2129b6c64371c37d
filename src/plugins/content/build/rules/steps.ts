import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {isRecord, type Problem} from '../../../problems';
import {entriesOf, visitContract, type Contract, type Names} from '../names';
import {problemAt} from '../places';
import {sourceOf, type Page} from '../readPages';

/** What a step shows: the states and statuses of its answer, and every word of the request, the answer, or the output. */
type Shown = Readonly<Record<'states' | 'statuses' | 'words', readonly string[]>>;

const SAID =
  /(?<=^|[.:>] )\**(?:The|Its) (?:status|app|job)(?: in the answer)? (?:is|gets|becomes)(?: now)? (?:`([A-Z_]+)`|(\d{3}))/;

/** @returns the states in which a job ends: those that nothing leads out of */
export function readEnds(contract: Contract): string[] {
  const ends = new Set<string>();
  visitContract(contract.components, ({'x-transitions': transitions}) => {
    const steps = Array.isArray(transitions) ? transitions.filter(isRecord) : [];
    const left = steps.map(({from}) => from);
    for (const {to} of steps) if (typeof to === 'string' && !left.includes(to)) ends.add(to);
  });
  return [...ends];
}

/**
 * Compares what a page says after a step, such as "The status is `RUNNING`, and `images` holds …", with the answer that
 * the step shows.
 *
 * @param page the page
 * @param siteDir the folder of the site, with the recorded output of programs
 * @param contract the contract, with the recorded answers of requests
 * @param fields the names of fields
 * @returns a problem for each state, status or field that the answer does not have
 */
export function checkSteps(
  page: Page,
  siteDir: string,
  contract: Contract,
  fields: Names['fields'],
): Problem[] {
  const problems: Problem[] = [];
  let shown: Shown | undefined;
  let isNext = false;
  const tell = (at: number | undefined, said: string, has: string): void => {
    const problem = `says after a step "${said}", and its answer has ${has}`;
    problems.push(problemAt(page, at, problem, 'write what the answer shows'));
  };
  visit(page.tree, (node) => {
    if (node.type === 'heading') shown = undefined;
    if (node.type === 'mdxJsxFlowElement' && /^(?:Request|Program)$/.test(node.name ?? '')) {
      const given: Partial<Record<string, string>> = {};
      for (const it of node.attributes) {
        if ('name' in it && typeof it.value === 'string') given[it.name] = it.value;
      }
      shown =
        node.name === 'Request'
          ? readAnswers(contract, given.operation, given.example)
          : readOutput(siteDir, given.name, given.output);
      isNext = true;
    }
    if (node.type !== 'paragraph' || !shown) return;
    const [said, state, status] = SAID.exec(sourceOf(page, node)) ?? [];
    const list = state === undefined ? shown.statuses : shown.states;
    if (said !== undefined && list.length > 0 && !list.includes(state ?? status ?? '')) {
      tell(page.text.indexOf(said, node.position?.start.offset), said, list.join(', '));
    }
    for (const child of isNext && shown.words.length > 0 ? node.children : []) {
      const parts = child.type === 'inlineCode' ? child.value.split('.') : [];
      const isField = parts.every((it) => fields.has(it));
      if (isField && !parts.every((it) => shown?.words.includes(it))) {
        tell(child.position?.start.offset, parts.join('.'), 'no such field');
      }
    }
    isNext = false;
  });
  return problems;
}

function readAnswers(contract: Contract, operation = '', example = ''): Shown | undefined {
  const item = entriesOf(contract.paths)
    .flatMap(([, methods]) => entriesOf(methods).map(([, it]) => it))
    .find((it) => isRecord(it) && it.operationId === operation);
  if (!isRecord(item)) return undefined;
  const examples: unknown[] = [];
  JSON.stringify(item.responses, (key, value: unknown) => {
    if (key === 'examples') examples.push(...entriesOf(value).map(([, it]) => it));
    return value;
  });
  const own = examples.filter((it) => isRecord(it) && it['x-answers-to'] === example);
  const text = JSON.stringify(own.length > 0 ? own : examples);
  const statuses = entriesOf(item.responses).map(([status]) => status);
  return {
    states: [...text.matchAll(/"status":"(\w+)"/g)].map(([, state = '']) => state),
    statuses: statuses.filter((it) => /^\d+$/.test(it)),
    words: JSON.stringify(item).match(/\w+/g) ?? [],
  };
}

/** Of a program, the last state that it prints. */
function readOutput(siteDir: string, name = '', output?: string): Shown | undefined {
  const file = `samples/output/${[name, output ?? []].flat().join('.')}.txt`;
  if (!existsSync(path.join(siteDir, file))) return undefined;
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const states = (text.match(/\b[A-Z][A-Z_]{5,}\b/g) ?? []).slice(-1);
  return {states, statuses: [], words: text.includes('{') ? (text.match(/\w+/g) ?? []) : []};
}
