/** Everything that Redocly does for us. It takes half a second to load, so `load.ts` imports this file when it needs it. */
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  lintDocument as lint,
  makeDocumentFromString,
  YamlParseError,
  type Config,
  type Document,
  type NormalizedProblem,
  type Source,
} from '@redocly/openapi-core';
import type {Problem} from '../problems';
import {contractRules} from './contractRules';
import type {Contract} from './types';

/** Why a text is not YAML, with its line and column. */
export type SyntaxProblem = YamlParseError;

/** Texts become MDX, where `<b>` would be an element, and `# Title` would break the order of a page. */
const HTML_OR_HEADING = String.raw`/^(?:[^\`]|\`[^\`]*\`)*?<\/?[a-z!]|(?:^|\n)#+ /i`;

/** Strict rules of Redocly, and those of our own. */
const LINT_RULES = {
  'contract/extensions': 'error',
  'contract/sources': 'error',
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

let config: Promise<Config> | undefined;

function readConfig(): Promise<Config> {
  config ??= createConfig({
    extends: ['recommended-strict'],
    plugins: [contractRules],
    rules: LINT_RULES,
  });
  return config;
}

/** @returns a document, or why the text is not YAML */
export function parseDocument(absolute: string, text: string): Document | SyntaxProblem {
  try {
    return makeDocumentFromString(text, absolute);
  } catch (error) {
    if (error instanceof YamlParseError) return error;
    throw error;
  }
}

/**
 * Checks a document.
 *
 * @param file its name in the places of problems
 * @returns every problem, in the order of the lines
 */
export async function lintDocument(document: Document, file: string): Promise<Problem[]> {
  const found = await lint({
    document,
    config: await readConfig(),
    externalRefResolver: new BaseResolver(),
  });
  const located = found
    .filter(({ignored}) => !ignored)
    .map((problem) => {
      const [location] = problem.location;
      const start = location ? getLineColLocation(location).start : {line: 1, col: 1};
      return {...start, problem};
    });
  located.sort((one, other) => one.line - other.line);
  return located.map(({line, col, problem}) => {
    return {place: `${file}:${line}:${col}`, ...explainProblem(problem, document.source, line)};
  });
}

function explainProblem(
  {message, suggest, ruleId}: NormalizedProblem,
  source: Source,
  line: number,
) {
  const words = message.trim().replace(/\s+/g, ' ');
  // The linter does not tell which reference leads nowhere.
  const isUnresolved = ruleId === 'no-unresolved-refs';
  const problem = isUnresolved ? `${words}: ${source.getLines()[line - 1]?.trim() ?? ''}` : words;
  return {problem, fix: chooseFix(ruleId, suggest)};
}

/** Rules of Redocly suggest a word, those of our own a whole fix. */
function chooseFix(ruleId: string, [suggestion]: readonly string[]): string {
  if (suggestion === undefined) return `change it so that the lint rule "${ruleId}" passes`;
  const isOwn = ruleId.startsWith(`${contractRules.id}/`);
  return isOwn ? suggestion : `did you mean "${suggestion}"?`;
}

/**
 * Replaces all references of a document, in place. What is written beside a reference wins over its target.
 *
 * @returns the document; if the linter found problems in it, parts of it may have other types
 */
export async function dereference(document: Document): Promise<Contract> {
  const result = await bundle({doc: document, config: await readConfig(), dereference: true});
  return result.bundle.parsed as Contract; // the linter has checked it
}

/** @returns `line:column` of a key of a document, or of the value below it */
export function locateNode(
  source: Source,
  keys: readonly (string | number)[],
  part: 'key' | 'value' = 'key',
): string {
  const escaped = keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'));
  const pointer = ['#', ...escaped].join('/');
  const {start} = getLineColLocation({source, pointer, reportOnKey: part === 'key'});
  return `${start.line}:${start.col}`;
}
