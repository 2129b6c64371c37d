import {readFileSync} from 'node:fs';
import path from 'node:path';
import {keepLast} from '../../built-pages';
import {ContentError} from '../../problems';
import {readYaml} from './readYaml';

/** The quantities and the statements that pages place, each once. */
export const FACTS = 'contract/facts.yaml';
/** Where statements come from. */
export const SOURCES = 'contract/sources.yaml';
/** What is not known of the service. */
export const QUESTIONS = 'contract/open-questions.yaml';
/** Names that pages have in code font and the contract does not have. */
export const ALLOWED = 'contract/allowed-names.yaml';
/** The words that a name of the contract is said with. */
export const CUES = 'contract/cues.yaml';

/** What every entry of a register has. */
type Placed = {
  /** `file:line:col` of the entry. */
  readonly place: string;
};

/** A quantity, or a statement about money, loss, rights, or what is safe to repeat. */
export type Fact = Placed & {
  readonly id: string;
  /** As pages show it: the words of a statement, or the value of a quantity with its unit. */
  readonly text: string;
  readonly isStatement: boolean;
  /** Ids of `contract/sources.yaml`. */
  readonly source: readonly string[];
};

export type Source = Placed & {readonly id: string};

/** A name in code font that is not part of the contract. */
export type AllowedName = Placed & {readonly name: string; readonly pages: readonly string[]};

/** Something about the service that is not known, or was not when the question was added. Texts are Markdown. */
export type Question = Placed & {
  readonly id: string;
  /** What the question is about; precedes an answer, as in "Rate limit: 60 requests a minute." */
  readonly name: string;
  readonly question: string;
  /** What a reader should do until there is an answer. */
  readonly meanwhile: string;
  /** Undefined while the question is open. */
  readonly answer: string | undefined;
  /** The group it stands in. */
  readonly topic: {readonly id: string; readonly title: string};
};

const TEXT = {type: 'string', minLength: 1};
const WORDS = {type: ['string', 'number'], minLength: 1}; // YAML takes the answer 60 for a number
const LIST = {type: 'array', minItems: 1, items: TEXT};

/** @returns the schema of a list of objects: what each of them has, and what it may have */
function listOf(required: object, optional: object = {}, more: object = {}): object {
  const properties = {...required, ...optional};
  const form = {type: 'object', required: Object.keys(required), properties};
  return {type: 'array', minItems: 1, items: {...form, additionalProperties: false, ...more}};
}

/** What reads a register; the same text gives the same entries. */
type Reader<Entry> = (siteDir: string) => readonly Entry[];

/**
 * Defines a register: a YAML file with a list of entries whose ids differ.
 *
 * @param file relative to the site's folder
 * @param schema of the list
 * @param fix what to write, for an entry of another form
 * @param read makes entries of one item of the list
 * @returns what reads it; it throws a ContentError with everything that has another form
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of the items of the file
function register<Raw, Entry extends Placed & {readonly id?: string}>(
  file: string,
  schema: object,
  fix: string,
  read: (raw: Raw, placeOf: (...at: (string | number)[]) => string) => readonly Entry[],
): Reader<Entry> {
  const keep = keepLast<readonly Entry[]>();
  return (siteDir) => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    return keep(siteDir, text, () => {
      const {value, placeOf} = readYaml<readonly Raw[]>({file, text}, schema, fix);
      const entries = value.flatMap((raw, index) => read(raw, (...at) => placeOf([index, ...at])));
      const ids = entries.map(({id}) => id);
      const again = entries.filter(({id}, at) => id !== undefined && ids.indexOf(id) !== at);
      const problems = again.map(({id = '', place}) => ({
        ...{place, problem: `has the id "${id}" a second time`},
        fix: 'give it another id, or make one entry of the two',
      }));
      if (problems.length > 0) throw new ContentError(problems);
      return entries;
    });
  };
}

type RawFact = Readonly<{id: string; source: string[]; text?: string}> &
  Readonly<{value?: string | number; unit?: string}>;

/** Reads the quantities and statements of `contract/facts.yaml`. */
export const readFacts: Reader<Fact> = register(
  FACTS,
  listOf({id: TEXT, source: LIST}, {text: TEXT, value: WORDS, unit: TEXT}),
  'write id, value, and source, and unit if it has one; a statement has text, not value and unit',
  ({id, source, text, value, unit}: RawFact, placeOf) => {
    const words = text ?? [value, unit].filter((it) => it !== undefined).join(' ');
    const isStatement = text !== undefined;
    return [{id, source, isStatement, text: words.replaceAll(/\s+/g, ' '), place: placeOf()}];
  },
);

/**
 * @param siteDir the folder of the site
 * @param id the id of a fact that a setting of the site shows
 * @returns the text of the fact, as pages show it
 * @throws Error when the register does not have it
 */
export function readFact(siteDir: string, id: string): string {
  const fact = readFacts(siteDir).find((it) => it.id === id);
  if (!fact) throw new Error(`${FACTS} has no fact "${id}", which the settings of the site show`);
  return fact.text;
}

/** Reads the ids of `contract/sources.yaml`. */
export const readSources: Reader<Source> = register(
  SOURCES,
  listOf({id: TEXT, name: TEXT, known: TEXT}),
  'write id, name, and known',
  ({id}: {readonly id: string}, placeOf) => [{id, place: placeOf()}],
);

type RawAllowed = {readonly names: readonly string[]; readonly pages?: readonly string[]};

/** Reads the names of `contract/allowed-names.yaml`. */
export const readAllowedNames: Reader<AllowedName> = register(
  ALLOWED,
  listOf({names: LIST, reason: TEXT}, {pages: LIST}),
  'write names as a list, reason in one sentence, and pages if only some may use them',
  ({names, pages = []}: RawAllowed, placeOf) =>
    names.map((name, at) => ({name, pages, place: placeOf('names', at)})),
);

type RawQuestion = Omit<Question, 'answer' | 'place' | 'topic'> & {
  readonly answer?: string | number;
};
type RawTopic = Question['topic'] & {readonly questions: readonly RawQuestion[]};

/** Reads the open questions of `contract/open-questions.yaml`, and those that have been answered. */
export const readQuestions: Reader<Question> = register(
  QUESTIONS,
  listOf({
    ...{id: TEXT, title: TEXT},
    questions: listOf(
      {id: TEXT, name: TEXT, question: TEXT, meanwhile: TEXT},
      {answer: WORDS, source: TEXT},
      {dependentRequired: {answer: ['source']}},
    ),
  }),
  'write id, name, question, and meanwhile; an answer has source too: who said it, and when',
  ({questions, id, title}: RawTopic, placeOf) =>
    questions.map(({answer, ...question}, at) => ({
      ...{...question, topic: {id, title}, place: placeOf('questions', at)},
      answer: answer === undefined ? undefined : String(answer),
    })),
);

/**
 * Reads the words of `contract/cues.yaml`: by the name of the contract that is said with them.
 *
 * @param siteDir the folder of the site
 */
export function readCues(siteDir: string): Readonly<Record<string, readonly string[]>> {
  const text = readFileSync(path.join(siteDir, CUES), 'utf8');
  const schema = {type: 'object', additionalProperties: LIST};
  const fix = 'write a name of the contract, and a list of words';
  return readYaml<Record<string, string[]>>({file: CUES, text}, schema, fix).value;
}
