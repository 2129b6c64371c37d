import {readFileSync} from 'node:fs';
import path from 'node:path';
import {keepLast} from '../../built-pages';
import {ContentError, type Problem} from '../../problems';
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

/** Addresses of the owner of the service, by name. An address can itself be the answer to a question. */
export type Contacts = Readonly<
  Record<string, {readonly label: string; readonly href: string} | undefined>
>;

const TEXT = {type: 'string', minLength: 1};
const WORDS = {type: ['string', 'number'], minLength: 1}; // YAML takes the answer 60 for a number
const LIST = {type: 'array', minItems: 1, items: TEXT};

function listOf(required: object, optional: object = {}) {
  const properties = {...required, ...optional};
  const items = {
    type: 'object',
    required: Object.keys(required),
    properties,
    additionalProperties: false,
  };
  return {type: 'array', minItems: 1, items};
}

/** What reads a register; the same text gives the same entries. */
type Reader<Entry> = (siteDir: string) => readonly Entry[];

/**
 * Defines a register: a YAML file with a list of entries whose ids differ.
 *
 * @param file relative to the site's folder
 * @param form the schema of the list, and what to write for an entry of another form
 * @param read makes entries of one item of the list
 * @returns what reads it; it throws a ContentError with everything that has another form
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of the items of the file
function register<Raw, Entry extends Placed>(
  file: string,
  form: {readonly schema: object; readonly fix: string},
  read: (raw: Raw, placeOf: (...at: (string | number)[]) => string) => readonly Entry[],
): Reader<Entry> {
  const keep = keepLast<readonly Entry[]>();
  return (siteDir) => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    return keep(siteDir, text, () => {
      const {value, placeOf} = readYaml<readonly Raw[]>({file, text}, form.schema, form.fix);
      const entries = value.flatMap((raw, index) => read(raw, (...at) => placeOf([index, ...at])));
      const repeated = findRepeated(entries);
      if (repeated.length > 0) throw new ContentError(repeated);
      return entries;
    });
  };
}

function findRepeated(entries: readonly (Placed & {readonly id?: string})[]): Problem[] {
  return entries
    .filter(({id}, at) => id !== undefined && entries.findIndex((it) => it.id === id) !== at)
    .map(({id = '', place}) => ({
      place,
      problem: `has the id "${id}" a second time`,
      fix: 'give it another id, or make one entry of the two',
    }));
}

type RawFact = Readonly<{id: string; source: string[]; text?: string}> &
  Readonly<{value?: string | number; unit?: string}>;

/** Reads the quantities and statements of `contract/facts.yaml`. */
export const readFacts: Reader<Fact> = register(
  FACTS,
  {
    schema: listOf({id: TEXT, source: LIST}, {text: TEXT, value: WORDS, unit: TEXT}),
    fix: 'write id, value, and source, and unit if it has one; a statement has text, not value and unit',
  },
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
  {schema: listOf({id: TEXT, name: TEXT, known: TEXT}), fix: 'write id, name, and known'},
  ({id}: {readonly id: string}, placeOf) => [{id, place: placeOf()}],
);

type RawAllowed = {readonly names: readonly string[]; readonly pages?: readonly string[]};

/** Reads the names of `contract/allowed-names.yaml`. */
export const readAllowedNames: Reader<AllowedName> = register(
  ALLOWED,
  {
    schema: listOf({names: LIST, reason: TEXT}, {pages: LIST}),
    fix: 'write names as a list, reason in one sentence, and pages if only some may use them',
  },
  ({names, pages = []}: RawAllowed, placeOf) =>
    names.map((name, at) => ({name, pages, place: placeOf('names', at)})),
);

type RawQuestion = Readonly<{id: string; name: string; question: string; meanwhile: string}> &
  Readonly<{answer?: string | number; contact?: string}>;

const QUESTION = listOf(
  {id: TEXT, name: TEXT, question: TEXT, meanwhile: TEXT},
  {answer: WORDS, source: TEXT, contact: TEXT},
);

const readOpenQuestions = register(
  QUESTIONS,
  {
    schema: listOf({
      ...{id: TEXT, title: TEXT},
      questions: {...QUESTION, items: {...QUESTION.items, dependentRequired: {answer: ['source']}}},
    }),
    fix: 'write id, name, question, and meanwhile; an answer has source too: who said it, and when',
  },
  ({questions, ...topic}: RawTopic, placeOf) =>
    questions.map((raw, at) => ({
      ...{id: raw.id, name: raw.name, question: raw.question, meanwhile: raw.meanwhile},
      ...{topic, contact: raw.contact, place: placeOf('questions', at)},
      answer: raw.answer === undefined ? undefined : String(raw.answer),
    })),
);

type RawTopic = Question['topic'] & {readonly questions: readonly RawQuestion[]};

/**
 * Reads the open questions of `contract/open-questions.yaml`, and those that have been answered.
 *
 * @param siteDir the folder of the site
 * @param contacts the addresses of `src/site/brand.ts`, which answer the questions that name them
 * @throws ContentError with every question of another form, and with each unknown contact
 */
export function readQuestions(siteDir: string, contacts?: Contacts): readonly Question[] {
  const questions = readOpenQuestions(siteDir);
  const unknown = questions.filter(
    ({contact}) => contact !== undefined && contacts && !Object.hasOwn(contacts, contact),
  );
  if (unknown.length > 0) {
    const fix = `use one of ${Object.keys(contacts ?? {}).join(', ')}, from src/site/brand.ts`;
    throw new ContentError(
      unknown.map(({id, contact = '', place}) => ({
        ...{place, fix},
        problem: `names the contact "${contact}" in "${id}"`,
      })),
    );
  }
  return questions.map(({contact, ...question}) => {
    const address = contact === undefined ? undefined : contacts?.[contact];
    const answer = question.answer ?? (address && `[${address.label}](${address.href})`);
    return {...question, answer};
  });
}

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
