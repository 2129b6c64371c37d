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
import {isRecord, type Problem, suggest} from '../../files';
import {contractRules} from './contractRules';
import type {Contract} from './types';

/** Why a text is not YAML, with its line and column. */
export type SyntaxProblem = YamlParseError;

/** Texts become MDX, where `<b>` would be an element, and `# Title` would break the order of a page. */
const HTML_OR_HEADING = String.raw`/^(?:[^\`]|\`[^\`]*\`)*?<\/?[a-z!]|(?:^|\n)#+ /i`;

/** Strict rules of Redocly, and those of our own. */
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

/** How a problem starts that only follows from another in a schema, which is reported too. */
const UNUSABLE_SCHEMA = 'Example validation errored';

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
 * @param file its name in the locations of problems
 * @returns every problem, in the order of the lines
 */
export async function lintDocument(document: Document, file: string): Promise<Problem[]> {
  const found = await lint({
    document,
    config: await readConfig(),
    externalRefResolver: new BaseResolver(),
  });
  const open = found.filter(({ignored}) => !ignored);
  const causes = open.filter(({message}) => !message.startsWith(UNUSABLE_SCHEMA));
  const located = (causes.length > 0 ? causes : open).map((problem) => {
    const [location] = problem.location;
    const start = location ? getLineColLocation(location).start : {line: 1, col: 1};
    return {...start, problem};
  });
  located.sort((one, other) => one.line - other.line);
  const lines = document.source.getLines();
  return located.map(({line, col, problem}) => {
    const text = (lines[line - 1] ?? '').slice(col - 1).trim();
    return {location: `${file}:${line}:${col}`, ...explainProblem(problem, text, document)};
  });
}

/** What a problem is, and what to do. */
type Explanation = Pick<Problem, 'problem' | 'fix'>;

/** @param text the line of the document from the location of the problem on */
function explainProblem(
  {message, suggest: suggested, ruleId}: NormalizedProblem,
  text: string,
  {parsed}: Document,
): Explanation {
  const problem = message.trim().replace(/\s+/g, ' ');
  const fallback = `change it so that the lint rule "${ruleId}" passes`;
  if (ruleId === 'no-unresolved-refs') {
    const reference = readWord(text.replace('$ref:', ''));
    const fix = suggest(reference, listReferences(parsed), fallback);
    return {problem: `${problem}: ${text}`, fix}; // the linter does not tell which reference it is
  }
  // Rules of Redocly suggest words, those of our own a whole fix.
  const isOwnRule = ruleId.startsWith(`${contractRules.id}/`);
  if (isOwnRule && suggested[0] !== undefined) return {problem, fix: suggested[0]};
  return {problem, fix: suggest(readWord(text), suggested, fallback)};
}

/** @returns the first word of a line, such as a value or a reference */
function readWord(text: string): string {
  return /#?[\w/.-]+/.exec(text)?.[0] ?? '';
}

/** @returns a reference to each component of a document */
function listReferences(document: unknown): string[] {
  const components = isRecord(document) && isRecord(document.components) ? document.components : {};
  return Object.entries(components).flatMap(([group, members]) =>
    isRecord(members) ? Object.keys(members).map((name) => `#/components/${group}/${name}`) : [],
  );
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
