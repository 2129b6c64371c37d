import type {Mutator, Region} from './Mutation';
import {
  anyOf,
  changeHeaders,
  changeHosts,
  changeNumbers,
  find,
  misspellNames,
  swapSources,
  swapValues,
  swapVerbs,
  turnSentences,
} from './mutators';
import {
  attributesOf,
  blocksOf,
  frontMatterOf,
  proseOf,
  sentencesOf,
  wholeOf,
  yamlTextsOf,
} from './regions';

/** A kind of mutation: where it can occur, and what it changes. */
export type Kind = {
  readonly name: string;
  readonly files: RegExp;
  readonly regions: (text: string) => readonly Region[];
  readonly mutate: Mutator;
  /** The unit tests that can notice it, by path prefixes below `tests/unit`. */
  readonly tests: readonly string[];
};

const PAGES = /^(?:docs|api)\/.*\.mdx$/;
const CONTRACT = /^contract\/openapi\.yaml$/;
const PROGRAMS = /^samples\/(?:python|javascript|curl|go)\/.*\.(?:py|mjs|sh|go)$/;
const MOCK_SERVER = /^sandbox\/(?:app|job)(?:States|Operations)\.ts$|^sandbox\/transitions\.ts$/;

/** Tests that read the texts of pages and of the agents' rules. */
const WORD_TESTS = ['facts', 'sandbox/statements'];
const CONTRACT_TESTS = [...WORD_TESTS, 'reference', 'drift', 'sandbox'];

const words = anyOf(changeNumbers, swapValues, turnSentences, changeHeaders, changeHosts);

/** Every kind, like the mistakes that somebody who edits the site could make. */
export const KINDS: readonly Kind[] = [
  kind('a number in prose', PAGES, proseOf, changeNumbers, WORD_TESTS),
  kind('a value of an enumeration in prose', PAGES, proseOf, swapValues, WORD_TESTS),
  kind('a sentence turned into its opposite', PAGES, proseOf, turnSentences, WORD_TESTS),
  kind(
    'a header or a host in prose',
    PAGES,
    proseOf,
    anyOf(changeHeaders, changeHosts),
    WORD_TESTS,
  ),
  kind(
    'an attribute of a tag',
    PAGES,
    attributesOf,
    anyOf(words, swapVerbs, misspellIds),
    WORD_TESTS,
  ),
  kind('front matter', PAGES, frontMatterOf, anyOf(words, swapVerbs), WORD_TESTS),
  kind(
    'a label of a sidebar',
    /^sidebars(?:Api)?\.ts$/,
    sentencesOf,
    anyOf(words, swapVerbs),
    WORD_TESTS,
  ),
  kind("the agents' rules", /^src\/site\/agentPreface\.ts$/, sentencesOf, words, WORD_TESTS),
  kind(
    'a bash, JSON or text block',
    PAGES,
    blocksOf,
    anyOf(changeHeaders, changeHosts, misspellNames, swapValues),
    WORD_TESTS,
  ),
  kind('a text of the contract', CONTRACT, yamlTextsOf, words, CONTRACT_TESTS),
  kind('the structure of the contract', CONTRACT, wholeOf, changeStructure, CONTRACT_TESTS),
  kind('a limit of a sample', PROGRAMS, wholeOf, changeLimits, ['facts/programs']),
  kind('an address or a field of a sample', PROGRAMS, wholeOf, anyOf(changeHosts, misspellNames), [
    'facts/programs',
  ]),
  kind('a state of the mock server', MOCK_SERVER, wholeOf, swapStates, [
    'sandbox/transitions',
    'sandbox/lifecycle',
    'sandbox/statements',
  ]),
  kind('a status of the mock server', MOCK_SERVER, wholeOf, changeStatuses, [
    'sandbox/publishedErrors',
    'sandbox/lifecycle',
  ]),
  kind('SOURCES.md', /^SOURCES\.md$/, wholeOf, anyOf(swapSources, swapValues, turnSentences), [
    'facts/sources',
  ]),
  kind('an open question', /^contract\/open-questions\.yaml$/, yamlTextsOf, words, [
    'open-questions',
    'facts',
  ]),
];

function kind(
  name: string,
  files: RegExp,
  regions: Kind['regions'],
  mutate: Mutator,
  tests: readonly string[],
): Kind {
  return {name, files, regions, mutate, tests};
}

function misspellIds(text: string) {
  return find(text, /^[A-Za-z]+(?:-[a-z]+)*$/g, (it) => [it.slice(0, -1)]);
}

/** Renames a field, changes a status or a method, or removes a value or a required field. */
function changeStructure(text: string) {
  return [
    ...find(text, /(?<=^ {8})[a-z_]+(?=:\n {10}(?:type|\$ref):)/gim, (it) => [`${it}_id`]),
    ...find(text, /(?<=^ {8})'(?:204|403|404|409)'(?=:)/gm, (it) => [
      it === "'403'" ? "'401'" : "'410'",
    ]),
    ...find(text, /(?<=enum: \[)[A-Z]+, /g, () => ['']),
    ...find(text, /(?<=required: \[)[a-z_]+, /g, () => ['']),
    ...find(text, /(?<=^ {4})(?:put|post|delete)(?=:\n {6}operationId)/gm, () => ['patch']),
    ...find(text, /(?<=^ {8}- from: )[A-Z_]+$/gm, (it) => [
      it === 'RUNNING' ? 'STOPPED' : 'RUNNING',
    ]),
  ];
}

/** Changes how long programs pause and wait, which the pages state. */
function changeLimits(text: string) {
  return find(text, /\b(?:600|900)\b|(?<=(?:pause|min|Pause).*)\b30\b/g, (it) => [`${it}0`]);
}

function swapStates(text: string) {
  return find(
    text,
    /(?<=')(?:STOPPED|INITIALIZING|RUNNING|IN_QUEUE|COMPLETED|FAILED|CANCELED)(?=')/g,
    (it) => swapValues(it).map(({becomes}) => becomes),
  );
}

function changeStatuses(text: string) {
  return find(text, /\b(?:200|201|202|204|403|404|409)\b/g, (it) => [
    it.startsWith('2') ? '207' : '410',
  ]);
}
