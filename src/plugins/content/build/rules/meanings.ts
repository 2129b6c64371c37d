import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {isRecord, type Problem} from '../../../problems';
import {entriesOf, resolve, type Contract, type Names} from '../names';
import {placeAt, type Page} from '../readPages';
import {CUES} from '../registers';
import {listSentences, placeOf, type Block} from '../scan';
import {isError} from './names';

/** A list of values separated by commas, "or" and "and", in code font or not. */
const LIST =
  /`?\b[A-Z]+(?:_[A-Z]+)*\b`?(?:(?:, (?:or |and )?|,? or | and )`?\b[A-Z]+(?:_[A-Z]+)*\b`?)+/g;
const VALUE = /\b[A-Z]+(?:_[A-Z]+)*\b/g;

/** A phrase about the state of an app or a job, such as "the app is not `RUNNING`". */
const STATE = /\b(app|job)s? (?:is|are|becomes|stays|that is)(?: not| still)? `([A-Z_]+)`/i;

/** What a sentence on the end of a wait says: it names every state in which a job ends. */
const END =
  /\b(?:until|stop at|stop asking|are ends|when its status is|ends? (?:at|with)|job ends)\b/i;

/**
 * Checks what sentences say of names that exist: values of one enumeration together, states that an app or a job can
 * have, an error with its status, and names with the words that they are said with.
 *
 * @param blocks the texts of pages and of what programs read
 * @param names the names of the contracts
 * @param cues the words that a name is said with, and no other name of its kind
 * @param ends the states in which a job ends
 * @returns every sentence that names one thing and speaks of another
 */
export function checkMeanings(
  blocks: readonly Block[],
  names: Names,
  cues: Readonly<Record<string, readonly string[]>>,
  ends: readonly string[],
): Problem[] {
  const kinds = [...names.enumerations.values(), [...names.headers]];
  return blocks
    .filter(({kind}) => kind !== 'code')
    .flatMap((block) =>
      listSentences(block).flatMap(({text}) =>
        [
          ...findMixed(text, names),
          ...findStates(text, names, ends),
          ...findErrors(text, names),
          ...kinds.flatMap((kind) => findCues(text, kind, cues)),
        ].map((it) => ({place: placeOf(block, text.slice(0, 12)), ...it})),
      ),
    );
}

type Fault = Omit<Problem, 'place'>;

function findMixed(text: string, {enumerations, values}: Names): Fault[] {
  return [...text.matchAll(LIST)].flatMap(([list]): Fault[] => {
    const named = (list.match(VALUE) ?? []).filter((it) => values.has(it));
    const twice = named.find((it, at) => named.indexOf(it) !== at);
    if (twice !== undefined)
      return [{problem: `names ${twice} twice in a list`, fix: 'write another'}];
    if ([...enumerations.values()].some((own) => named.every((it) => own.includes(it)))) return [];
    const all = [...enumerations].filter(([, own]) => own.some((it) => named.includes(it)));
    const fix = all.map(([name, own]) => `${name} has ${own.join(', ')}`).join('; ');
    const problem = `names ${named.join(', ')} together, which belong to no one enumeration`;
    return [{problem, fix}];
  });
}

function findStates(text: string, {enumerations, values}: Names, ends: readonly string[]): Fault[] {
  const [, of = '', value = ''] = STATE.exec(text) ?? [];
  const own = enumerations.get(of.toLowerCase() === 'app' ? 'AppStatus' : 'JobStatus') ?? [];
  const isWrong = value !== '' && values.has(value) && !own.includes(value);
  const jobs = (text.match(VALUE) ?? []).filter((it) =>
    enumerations.get('JobStatus')?.includes(it),
  );
  const waits = jobs.filter((it) => !ends.includes(it));
  return [
    ...(isWrong
      ? [{problem: `says that the ${of} is ${value}`, fix: `use one of ${own.join(', ')}`}]
      : []),
    ...(END.test(text) && jobs.length > 1 && waits.length > 0
      ? [
          {
            problem: `names ${waits.join(', ')} as an end of a job`,
            fix: `its ends are ${ends.join(', ')}`,
          },
        ]
      : []),
  ];
}

/** A sentence with one status and one error text says that they come together. */
function findErrors(text: string, {errors, statuses}: Names): Fault[] {
  const said = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const known = [...errors].filter(([error]) => said.some((it) => isError(it, error)));
  const numbers = (text.match(/(?<!-)\b[1-5]\d\d\b(?!-)/g) ?? []).filter((it) => statuses.has(it));
  const [[error, own] = ['', new Set<string>()]] = known;
  const [status = '', ...others] = numbers;
  if (known.length !== 1 || status === '' || others.length > 0 || own.has(status)) return [];
  const fix = `write ${[...own].join(' or ')}`;
  return [{problem: `names the status ${status} for the error "${error}"`, fix}];
}

/** Names that are said with the words of another name of their kind, and with none of their own. */
function findCues(
  text: string,
  kind: readonly string[],
  cues: Readonly<Record<string, readonly string[]>>,
): Fault[] {
  const named = kind.filter((name) =>
    new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(text),
  );
  const rest = text.replace(/`[^`]*`/g, ' ');
  const meant = kind.filter((name) =>
    cues[name]?.some((words) => new RegExp(String.raw`\b(?:${words})\b`, 'i').test(rest)),
  );
  const [name] = meant;
  if (named.length === 0 || name === undefined || named.some((it) => meant.includes(it))) return [];
  return [
    {
      problem: `names ${named.join(', ')} in "${text}"`,
      fix: `write "${name}", which is said with these words, or change ${CUES}`,
    },
  ];
}

/** @returns the states in which a job ends */
export function readEnds(contract: Contract | undefined): string[] {
  const ends: string[] = [];
  JSON.stringify(contract, (key, value: unknown) => {
    if (key === 'x-wait' && isRecord(value)) ends.push(...entriesOf(value.ends).map(([it]) => it));
    return value;
  });
  return ends;
}

/** What a step shows: by `name` of a program or `operation` and `example` of a request, the states and statuses. */
type Shown = {readonly states: ReadonlySet<string>; readonly statuses: ReadonlySet<string>};

/**
 * Compares what a page says after a step, such as "The status is `RUNNING`", with the answer that the step shows.
 *
 * @param page the page
 * @param siteDir the folder of the site, with the recorded output of programs
 * @param contract the contract, with the recorded answers of requests
 * @param names the names of the contracts
 * @returns a problem for each state or status that the answer does not have
 */
export function checkSteps(
  page: Page,
  siteDir: string,
  contract: Contract,
  names: Names,
): Problem[] {
  const problems: Problem[] = [];
  let shown: Shown | undefined;
  visit(page.tree, (node) => {
    if (node.type === 'heading') shown = undefined;
    if (node.type === 'mdxJsxFlowElement') {
      const given = Object.fromEntries(
        node.attributes.flatMap((it) =>
          it.type === 'mdxJsxAttribute' && typeof it.value === 'string'
            ? [[it.name, it.value]]
            : [],
        ),
      );
      if (node.name === 'Request') shown = readAnswers(contract, given.operation, given.example);
      if (node.name === 'Program') shown = readOutput(siteDir, given.name, given.output);
    }
    if (node.type !== 'paragraph' || !shown) return;
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    const text = page.text.slice(start, end);
    const said =
      /(?<=^|[.:>] )\**(?:The|Its) (?:status|app|job) (?:is|gets|becomes)(?: now)? (?:`([A-Z_]+)`|(\d{3}))/.exec(
        text,
      );
    const [, state, status] = said ?? [];
    const wrong =
      state !== undefined && names.values.has(state) && shown.states.size > 0
        ? !shown.states.has(state)
        : status !== undefined && !shown.statuses.has(status) && shown.statuses.size > 0;
    if (!said || !wrong) return;
    const seen = [...(state === undefined ? shown.statuses : shown.states)].join(', ');
    problems.push({
      place: placeAt(page, (start ?? 0) + said.index),
      problem: `says after a step "${said[0]}", and its answer has ${seen}`,
      fix: 'write what the answer shows',
    });
  });
  return problems;
}

function readAnswers(contract: Contract, operation = '', example = ''): Shown | undefined {
  const item = entriesOf(contract.paths)
    .flatMap(([, methods]) => entriesOf(methods))
    .map(([, it]) => it)
    .find((it) => isRecord(it) && it.operationId === operation);
  const responses = isRecord(item) ? entriesOf(item.responses) : [];
  const examples: unknown[] = [];
  const all: unknown[] = [];
  for (const [, answer] of responses.filter(([status]) => status.startsWith('2'))) {
    JSON.stringify(resolve(answer, contract), (key, value: unknown) => {
      if (key !== 'examples') return value;
      for (const [, it] of entriesOf(value)) {
        all.push(it);
        if (isRecord(it) && it['x-answers-to'] === example) examples.push(it);
      }
      return undefined;
    });
  }
  const statuses = new Set(responses.map(([status]) => status).filter((it) => /^\d+$/.test(it)));
  return {states: findStateNames(examples.length > 0 ? examples : all), statuses};
}

function findStateNames(value: unknown): ReadonlySet<string> {
  const states = new Set<string>();
  JSON.stringify(value, (key, it: unknown) => {
    if (key === 'status' && typeof it === 'string') states.add(it);
    return it;
  });
  return states;
}

function readOutput(siteDir: string, name = '', output = ''): Shown | undefined {
  const file = path.join(
    siteDir,
    'samples/output',
    `${output === '' ? name : `${name}.${output}`}.txt`,
  );
  if (!existsSync(file)) return undefined;
  const named = readFileSync(file, 'utf8').match(/\b[A-Z][A-Z_]{5,}\b/g) ?? [];
  return {states: new Set(named.slice(-1)), statuses: new Set()}; // the one that the program ends with
}
