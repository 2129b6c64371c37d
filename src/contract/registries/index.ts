import {readFileSync} from 'node:fs';
import path from 'node:path';
import allowedNamesSchema from '../../../contract/schemas/allowed-names.json';
import factsSchema from '../../../contract/schemas/facts.json';
import questionsSchema from '../../../contract/schemas/open-questions.json';
import sourcesSchema from '../../../contract/schemas/sources.json';
import {memoizeLast, readYaml} from '../../files';

export const FACTS = 'contract/facts.yaml';
export const SOURCES = 'contract/sources.yaml';
export const QUESTIONS = 'contract/open-questions.yaml';
export const ALLOWED_NAMES = 'contract/allowed-names.yaml';

export type Fact = {
  readonly id: string;
  /** Markdown, as pages show it. */
  readonly text: string;
};

type Source = {readonly id: string};

type AllowedNames = {
  readonly names: readonly string[];
  /** The files of the pages that may use them; without it, all may. */
  readonly pages?: readonly string[];
};

/** Something about the service that is not known, or was not when the question was added. Texts are Markdown. */
export type Question = {
  readonly id: string;
  /** What the question is about; precedes an answer, as in "Rate limit: 60 requests a minute." */
  readonly name: string;
  readonly question: string;
  /** What a reader should do until there is an answer. */
  readonly meanwhile: string;
  /** The day on which somebody last looked for the answer: `2026-11-28`. */
  readonly looked: string;
  /** Missing while the question is open. */
  readonly answer?: string;
  readonly topic: {readonly id: string; readonly title: string};
};

/**
 * Defines the reader of a registry: a YAML file that is a list of entries. It throws a ContentError with everything that
 * does not match the schema, which editors read too: `.vscode/settings.json`.
 *
 * @param fix what to write, for an entry that does not match
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of the entries of the file
function makeReader<Entry>(file: string, schema: object, fix: string) {
  const cached = memoizeLast<readonly Entry[]>();
  return (siteDir: string): readonly Entry[] => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    return cached(siteDir, text, () => readYaml({file, text}, schema, fix));
  };
}

export const readFacts = makeReader<Fact>(FACTS, factsSchema, 'write id, text, and source');

/**
 * Reads the text of a fact that a setting of the site shows.
 *
 * @throws Error when the registry does not have it
 */
export function readFact(siteDir: string, id: string): string {
  const fact = readFacts(siteDir).find((candidate) => candidate.id === id);
  if (!fact) throw new Error(`${FACTS} has no fact "${id}", which the settings of the site show`);
  return fact.text;
}

export const readSources = makeReader<Source>(SOURCES, sourcesSchema, 'write id, name, and known');

export const readAllowedNames = makeReader<AllowedNames>(
  ALLOWED_NAMES,
  allowedNamesSchema,
  'write names as a list, reason in one sentence, and pages if only some may use them',
);

const readTopics = makeReader<Question['topic'] & {readonly questions: readonly Question[]}>(
  QUESTIONS,
  questionsSchema,
  'write id, name, question, meanwhile, and looked; an answer has source too: who said it, and when',
);

/** Reads the open questions of `contract/open-questions.yaml`, and those that have been answered. */
export function readQuestions(siteDir: string): readonly Question[] {
  const all: Question[] = [];
  for (const {questions, ...topic} of readTopics(siteDir)) {
    for (const question of questions) all.push({...question, topic});
  }
  return all;
}
