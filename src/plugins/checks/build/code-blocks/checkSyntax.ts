import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';

/** Parses a text in one language; throws an Error with the parser's message if the text is not valid. */
type Parser = (text: string) => void;

const mdx = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkMdx).freeze();

const PARSERS: Readonly<Record<string, Parser>> = {
  bash: runReader('bash', ['-n']),
  python: runReader('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())']),
  go: runReader('gofmt', ['-e']),
  javascript: parseModule,
  js: parseModule, // the name that samples are highlighted under
  json: (text) => void JSON.parse(text),
  yaml: (text) => void parse(text),
  mdx: (text) => void mdx.parse(text),
  http: parseExchange,
  diff: parseDiff,
};

/** The languages whose syntax can be checked. */
export const PARSED_LANGUAGES: readonly string[] = Object.keys(PARSERS);

/**
 * Checks a text with the parser of its language, without running it.
 *
 * @returns what is wrong with the text; undefined if it is valid, or its language is not in PARSED_LANGUAGES
 */
export function checkSyntax(language: string, text: string): string | undefined {
  try {
    PARSERS[language]?.(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function runReader(command: string, args: readonly string[]): Parser {
  return (text) => {
    const {status, stderr, error} = spawnSync(command, args, {input: text, encoding: 'utf8'});
    if (error) throw error;
    if (status !== 0) throw new Error(stderr.trim());
  };
}

/** `node --check` needs a file. */
function parseModule(text: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'code-block-'));
  const file = path.join(folder, 'block.mjs');
  try {
    writeFileSync(file, text);
    runReader(process.execPath, ['--check', file])('');
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Parses a request or a response: first line, headers, an empty line, and a body, as JSON if it starts with [ or {. */
function parseExchange(text: string): void {
  const [head = '', ...body] = text.split('\n\n');
  const [first = '', ...headers] = head.split('\n');
  if (!/^(?:HTTP\/[\d.]+ \d{3}|[A-Z]+ \S+)/.test(first)) {
    throw new Error(`"${first}" is neither a request line nor a status line`);
  }
  for (const header of headers) {
    if (!/^[\w-]+: \S/.test(header)) throw new Error(`"${header}" is not a header`);
  }
  const content = body.join('\n\n').trim();
  if (/^[[{]/.test(content)) JSON.parse(content);
}

function parseDiff(text: string): void {
  const lines = text.split('\n');
  const stray = lines.find((line) => !/^(?:[-+ @]|$)/.test(line));
  if (stray !== undefined) throw new Error(`"${stray}" starts with none of "+", "-" and a space`);
  if (!lines.some((line) => /^[-+]/.test(line))) throw new Error('it changes nothing');
}
