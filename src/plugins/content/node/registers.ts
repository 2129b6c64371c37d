import {readFileSync} from 'node:fs';
import path from 'node:path';
import {keepLast} from '../../built-pages';
import {readYaml, recordSchema} from './readYaml';

/** The quantities and the statements that pages place, each once. */
export const FACTS = 'contract/facts.yaml';
/** Where statements come from. */
export const SOURCES = 'contract/sources.yaml';
/** What is not known of the service. */
export const QUESTIONS = 'contract/open-questions.yaml';
/** Names that pages have in code font and the contract does not have. */
export const ALLOWED = 'contract/allowed-names.yaml';

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

/** Names in code font that are not part of the contract, and the pages that may have them, if not all may. */
export type AllowedNames = Placed & Readonly<{names: readonly string[]; pages?: readonly string[]}>;

/** Something about the service that is not known, or was not when the question was added. Texts are Markdown. */
export type Question = Placed & {
  readonly id: string;
  /** What the question is about; precedes an answer, as in "Rate limit: 60 requests a minute." */
  readonly name: string;
  readonly question: string;
  /** What a reader should do until there is an answer. */
  readonly meanwhile: string;
  /** Missing while the question is open. */
  readonly answer?: string;
  /** The group it stands in. */
  readonly topic: {readonly id: string; readonly title: string};
};

const TEXT = {type: 'string', minLength: 1};
const LIST = {type: 'array', minItems: 1, items: TEXT};

/** @returns the schema of a list of objects: what each of them has, and what it may have */
function listOf(required: Record<string, object>, optional?: object, more?: object): object {
  return {type: 'array', minItems: 1, items: {...recordSchema(required, optional), ...more}};
}

/**
 * Defines a register: a YAML file with entries.
 *
 * @param file relative to the site's folder
 * @param schema of all entries
 * @param fix what to write, for an entry of another form
 * @returns what reads it, which throws a ContentError with everything that has another form; the same text gives the
 *   same entries
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of the entries of the file
function register<Entries>(file: string, schema: object, fix: string) {
  const keep = keepLast<Entries>();
  return (siteDir: string): Entries => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    return keep(siteDir, text, () => readYaml<Entries>({file, text}, schema, fix));
  };
}

const readRawFacts = register<
  readonly (Omit<Fact, 'text' | 'isStatement'> &
    Partial<Record<'text' | 'value' | 'unit', string>>)[]
>(
  FACTS,
  listOf({id: TEXT, source: LIST}, {text: TEXT, value: TEXT, unit: TEXT}),
  'write id, value, and source, and unit if it has one; a statement has text, not value and unit',
);

/** Reads the quantities and statements of `contract/facts.yaml`. */
export const readFacts = (siteDir: string): readonly Fact[] =>
  readRawFacts(siteDir).map(({text, value, unit, ...fact}) => {
    const words = [text ?? value, unit].filter((it) => it !== undefined).join(' ');
    return {...fact, isStatement: text !== undefined, text: words.replaceAll(/\s+/g, ' ')};
  });

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
export const readSources = register<readonly (Placed & {readonly id: string})[]>(
  SOURCES,
  listOf({id: TEXT, name: TEXT, known: TEXT}),
  'write id, name, and known',
);

/** Reads the names of `contract/allowed-names.yaml`. */
export const readAllowedNames = register<readonly AllowedNames[]>(
  ALLOWED,
  listOf({names: LIST, reason: TEXT}, {pages: LIST}),
  'write names as a list, reason in one sentence, and pages if only some may use them',
);

const readTopics = register<
  readonly (Question['topic'] & {readonly questions: readonly Question[]})[]
>(
  QUESTIONS,
  listOf({
    ...{id: TEXT, title: TEXT},
    questions: listOf(
      {id: TEXT, name: TEXT, question: TEXT, meanwhile: TEXT},
      {answer: TEXT, source: TEXT},
      {dependentRequired: {answer: ['source']}},
    ),
  }),
  'write id, name, question, and meanwhile; an answer has source too: who said it, and when',
);

/** Reads the open questions of `contract/open-questions.yaml`, and those that have been answered. */
export const readQuestions = (siteDir: string): readonly Question[] =>
  readTopics(siteDir).flatMap(({questions, ...topic}) =>
    questions.map((question) => ({...question, topic})),
  );

const LISTS = {type: 'object', additionalProperties: {...LIST, minItems: 0}};

/** Lists by name. */
type Lists = Readonly<Record<string, readonly string[] | undefined>>;

/** Reads the anchors of each page as readers have bookmarked them, by route. */
export const readPublishedIds = register<Lists>(
  'contract/published-ids.json',
  LISTS,
  'run npm run record -- ids',
);
