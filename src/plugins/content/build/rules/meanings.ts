import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {isRecord, type Problem} from '../../../problems';
import {entriesOf, type Contract, type Names} from '../names';
import {placeAt, type Page} from '../readPages';
import {CUES} from '../registers';
import {listSentences, placeOf, type Block} from '../scan';
import {isError} from './names';

/** A list of values separated by commas, "or" and "and", in code font or not. */
const LIST =
  /`?\b[A-Z]+(?:_[A-Z]+)*\b`?(?:(?:, (?:or |and )?|,? or | and )`?\b[A-Z]+(?:_[A-Z]+)*\b`?)+/g;
const VALUE = /\b[A-Z]+(?:_[A-Z]+)*\b/g;

/** A phrase about the state of an app or a job, such as "the app is not `RUNNING`". */
const STATE =
  /\b(app|job)s? (?:is|are|becomes|stays|that is|has been|may(?: not)? be|exists and is)(?: not| still)? `([A-Z_]+)`/i;

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
    .flatMap((block) => {
      const sentences = listSentences(block).map(({text}) => text);
      const whole = block.source.file.endsWith('.mdx') ? block.text : ''; // lines of others are no wholes
      const place = (text: string) => (fault: Fault) => ({
        place: placeOf(block, text.slice(0, 12)),
        ...fault,
      });
      return [
        ...sentences.flatMap((text) =>
          [
            ...findMixed(text, names),
            ...findStates(text, names, ends),
            ...findErrors(text, names),
          ].map(place(text)),
        ),
        ...kinds
          .flatMap((kind) => findCues([...sentences, whole], kind, cues).slice(0, 1))
          .map(place(block.text)),
      ];
    });
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

/**
 * Names that are said with the words of another name of their kind, and with none of their own: in each sentence, and
 * in the whole block if it has one name of the kind.
 */
function findCues(
  texts: readonly string[],
  kind: readonly string[],
  cues: Readonly<Record<string, readonly string[]>>,
): Fault[] {
  return texts.flatMap((text, at) => {
    const isNamed = (name: string): RegExp =>
      new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`, 'g');
    const named = kind.filter((name) => isNamed(name).test(text));
    const rest = named.reduce((left, name) => left.replace(isNamed(name), ' '), text);
    const meant = kind.filter((name) =>
      cues[name]?.some((words) =>
        new RegExp(String.raw`(?<!\w)(?:${words})(?!\w)`, 'i').test(rest),
      ),
    );
    const [name] = meant;
    const isWhole = at === texts.length - 1 && texts.length > 2;
    if (name === undefined || named.length === 0 || (isWhole && named.length > 1)) return [];
    // Words of several names, such as the two of a waiting job, are said with these alone.
    const isMeant = (it: string): boolean => meant.includes(it);
    if (meant.length > 1 ? named.every(isMeant) : named.some(isMeant)) return [];
    const fix = `write "${name}", which is said with these words, or change ${CUES}`;
    return [{problem: `names ${named.join(', ')} in "${text}"`, fix}];
  });
}

/** @returns the states in which a job ends: those that nothing leads out of */
export function readEnds(contract: Contract | undefined): string[] {
  const ends: string[] = [];
  JSON.stringify(contract, (key, value: unknown) => {
    if (key === 'x-transitions' && Array.isArray(value)) {
      const steps = value.filter(isRecord);
      const left = steps.map(({from}) => from);
      ends.push(
        ...steps.flatMap(({to}) => (typeof to === 'string' && !left.includes(to) ? to : [])),
      );
    }
    return value;
  });
  return ends;
}

/** What a step shows: the states and statuses of its answer, and every word of the request, the answer, or the output. */
type Shown = Readonly<Record<'states' | 'statuses' | 'words', readonly string[]>>;

const SAID =
  /(?<=^|[.:>] )\**(?:The|Its) (?:status|app|job)(?: in the answer)? (?:is|gets|becomes)(?: now)? (?:`([A-Z_]+)`|(\d{3}))/;

/**
 * Compares what a page says after a step, such as "The status is `RUNNING`, and `images` holds …", with the answer that
 * the step shows.
 *
 * @param page the page
 * @param siteDir the folder of the site, with the recorded output of programs
 * @param contract the contract, with the recorded answers of requests
 * @param names the names of the contracts
 * @returns a problem for each state, status or field that the answer does not have
 */
export function checkSteps(
  page: Page,
  siteDir: string,
  contract: Contract,
  names: Names,
): Problem[] {
  const problems: Problem[] = [];
  let shown: Shown | undefined;
  let isNext = false;
  visit(page.tree, (node) => {
    if (node.type === 'heading') shown = undefined;
    if (node.type === 'mdxJsxFlowElement' && /^(?:Request|Program)$/.test(node.name ?? '')) {
      const given = (name: string): string | undefined => {
        const it = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
        return typeof it?.value === 'string' ? it.value : undefined;
      };
      shown =
        node.name === 'Request'
          ? readAnswers(contract, given('operation'), given('example'))
          : readOutput(siteDir, given('name'), given('output'));
      isNext = true;
    }
    if (node.type !== 'paragraph' || !shown) return;
    const start = node.position?.start.offset ?? 0;
    const tell = (at: number, said: string, list: readonly string[]): void => {
      const problem = `says after a step "${said}", and its answer has ${list.join(', ')}`;
      problems.push({place: placeAt(page, at), problem, fix: 'write what the answer shows'});
    };
    const said = SAID.exec(page.text.slice(start, node.position?.end.offset));
    for (const [name, list] of [
      [said?.[1], shown.states],
      [said?.[2], shown.statuses],
    ] as const) {
      if (said && name !== undefined && list.length > 0 && !list.includes(name)) {
        tell(start + said.index, said[0], list);
      }
    }
    for (const {type, ...child} of isNext && shown.words.length > 0 ? node.children : []) {
      if (type !== 'inlineCode' || !('value' in child)) continue;
      const parts = child.value.split('.');
      const isField = parts.every((it) => names.fields.has(it));
      const missing = parts.some((it) => !shown?.words.includes(it));
      if (isField && missing)
        tell(child.position?.start.offset ?? start, child.value, ['no such field']);
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
  const examples: Contract[] = [];
  JSON.stringify(item.responses, (key, value: unknown) => {
    if (key === 'examples')
      examples.push(
        ...entriesOf(value)
          .map(([, it]) => it)
          .filter(isRecord),
      );
    return value;
  });
  const own = examples.filter((it) => it['x-answers-to'] === example);
  const states: string[] = [];
  JSON.stringify(own.length > 0 ? own : examples, (key, it: unknown) => {
    if (key === 'status' && typeof it === 'string') states.push(it);
    return it;
  });
  const statuses = entriesOf(item.responses).map(([status]) => status);
  const words = JSON.stringify(item).match(/\w+/g) ?? [];
  return {states, statuses: statuses.filter((it) => /^\d+$/.test(it)), words};
}

/** Of a program, the last state that it prints. */
function readOutput(siteDir: string, name = '', output?: string): Shown | undefined {
  const file = `samples/output/${[name, output ?? []].flat().join('.')}.txt`;
  if (!existsSync(path.join(siteDir, file))) return undefined;
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const states = (text.match(/\b[A-Z][A-Z_]{5,}\b/g) ?? []).slice(-1);
  return {states, statuses: [], words: text.includes('{') ? (text.match(/\w+/g) ?? []) : []};
}
