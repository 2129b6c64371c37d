/** Everything that Redocly does for us. It takes half a second to load, so `load.ts` imports this file when it needs it. */
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  lintDocument as lint,
  type Config,
  type Document,
  type NormalizedProblem,
  type Source,
} from '@redocly/openapi-core';
import {listChoices, type Problem} from '../../files';
import {contractRules} from './contractRules';
import type {Contract} from './types';

export {makeDocumentFromString} from '@redocly/openapi-core';

/** Matches a tag outside of code, and a heading: texts become MDX, where a tag is escaped or becomes an element. */
const HTML_OR_HEADING = String.raw`/^(?:[^\`]|\`[^\`]*\`)*?<\/?[a-z!]|(?:^|\n)#+ /i`;

const LINT_RULES = {
  'contract/extensions': 'error',
  'contract/fields': 'error',
  'contract/sources': 'error',
  'contract/states': 'error',
  'rule/page': {
    subject: {type: 'Operation'},
    assertions: {required: ['x-access', 'x-effects', 'x-source']},
    message: 'The page of the operation needs more: {{problems}}',
    severity: 'error',
  },
  'rule/texts': {
    subject: {type: 'any', property: ['description', 'summary', 'x-access', 'x-effects']},
    assertions: {notPattern: HTML_OR_HEADING},
    message:
      'The text has HTML or a heading: put a tag that is meant literally between backticks, and write bold words',
    severity: 'error',
  },
} as const;

/** Prefix of a secondary error, caused by a schema error that is reported too. */
const UNUSABLE_SCHEMA = 'Example validation errored';

let config: Promise<Config> | undefined;

/** Made when a contract is first read: many programs import this module and read none. */
function readConfig(): Promise<Config> {
  config ??= createConfig({
    extends: ['recommended-strict'],
    plugins: [contractRules],
    rules: LINT_RULES,
  });
  return config;
}

/** Lists the problems of a document, in the order of its lines. Their locations name it `file`. */
export async function lintDocument(document: Document, file: string): Promise<Problem[]> {
  const found = await lint({
    document,
    config: await readConfig(),
    externalRefResolver: new BaseResolver(),
  });
  const causes = found.filter(({message}) => !message.startsWith(UNUSABLE_SCHEMA));
  const located = (causes.length > 0 ? causes : found).map((problem) => {
    const [location] = problem.location;
    const start = location ? getLineColLocation(location).start : {line: 1, col: 1};
    return {...start, problem};
  });
  located.sort((one, other) => one.line - other.line);
  const lines = document.source.getLines();
  return located.map(({line, col, problem}) => ({
    location: `${file}:${line}:${col}`,
    problem: describeProblem(problem, lines[line - 1]),
    fix: describeFix(problem),
  }));
}

function describeProblem({message, ruleId}: NormalizedProblem, line = ''): string {
  const words = message.trim().replace(/\s+/g, ' ');
  // The linter does not say which reference it is.
  return ruleId === 'no-unresolved-refs' ? `${words} in "${line.trim()}"` : words;
}

/** Our own rules suggest the whole fix, those of Redocly words. */
function describeFix({suggest, ruleId}: NormalizedProblem): string {
  if (ruleId.startsWith(`${contractRules.id}/`)) return suggest.join();
  return suggest.length > 0 ? listChoices(suggest) : `see the lint rule "${ruleId}"`;
}

/**
 * Replaces all references of a document, in place. What is written next to a reference wins over its target.
 *
 * @returns the document; if the linter found problems in it, parts of it may have other types
 */
export async function dereference(document: Document): Promise<Contract> {
  const result = await bundle({doc: document, config: await readConfig(), dereference: true});
  return result.bundle.parsed as Contract; // the linter has checked it
}

/** @returns `line:column` of the key that a pointer such as `#/components/schemas/App` leads to */
export function locatePointer(source: Source, pointer: string): string {
  const {start} = getLineColLocation({source, pointer, reportOnKey: true});
  return `${start.line}:${start.col}`;
}
