import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {isRecord} from '../../files';
import {CONTRACT, OPENAI_CONTRACT} from './load';

/** The first line of `info` in a copy without ranges, where people and programs find it. */
const SUMMARY =
  "  summary: A copy for programs that cannot read 2XX. Its '200' stands for any status from 200 to 299.\n";

/** Matches the line of `x-source`, and the lines below it that are further in. */
const X_SOURCE = /^( *)x-source:.*\n(?:\1 .*\n)*/gm;

/** Makes the files that readers download, by their names. `docs/_for-agents/llms.mdx` describes them. */
export function publishContracts(siteDir: string, siteUrl: string) {
  const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
  const contract = read(CONTRACT);
  const whole = publishContract(contract, siteUrl);
  const withoutRanges = replaceRanges(whole);
  const json = writeJson(parse(withoutRanges));
  return {
    'openapi.yaml': whole,
    'openapi.json': writeJson(parse(whole)),
    'openapi-200.yaml': withoutRanges,
    'openapi-200.json': json,
    'openapi-3.0.json': contractToOpenApi30(json),
    'openai-compatible.yaml': publishContract(read(OPENAI_CONTRACT), siteUrl),
  };
}

/**
 * Makes the YAML of a contract as readers download it: without `x-source`, which is for reviewers of this site, and
 * with absolute links to the site. Everything else is unchanged, comments too.
 */
export function publishContract(text: string, siteUrl: string): string {
  return text.replaceAll(X_SOURCE, '').replaceAll('](/', `](${siteUrl}/`); // links
}

/** Replaces the range `2XX` by `200`, for programs that cannot read a range. */
function replaceRanges(contract: string): string {
  return contract
    .replaceAll(/^( +)(['"]?)2XX\2:/gm, "$1'200':")
    .replace('\ninfo:\n', `$&${SUMMARY}`);
}

/**
 * Makes OpenAPI 3.0 of a contract of 3.1, both in JSON, for programs that know only 3.0. It rewrites what the contracts
 * use of 3.1: a test finds what is missing here.
 */
export function contractToOpenApi30(json: string): string {
  const contract = JSON.parse(json, (_key, value: unknown) =>
    isRecord(value) ? rewriteForOpenApi30(value) : value,
  ) as {readonly info: Record<string, unknown>};
  const {summary, description, ...info} = contract.info;
  const words = [summary, description].join(' '); // 3.0 has no summary
  return writeJson({...contract, openapi: '3.0.3', info: {...info, description: words}});
}

/** Rewrites a part, after its own parts. 3.0 ignores keys next to a `$ref`, and some tools refuse them. */
function rewriteForOpenApi30(part: Record<string, unknown>): Record<string, unknown> {
  const {const: constant, examples, type, ...rewritten} = part;
  if (typeof part.$ref === 'string') return {$ref: part.$ref};
  if (constant !== undefined) rewritten.enum = [constant];
  if (Array.isArray(examples)) [rewritten.example] = examples as unknown[];
  else if (examples !== undefined) rewritten.examples = examples; // same in 3.0
  if (Array.isArray(type) && type.length === 2 && type.includes('null')) {
    rewritten.type = type.find((name) => name !== 'null');
    rewritten.nullable = true;
  } else if (type !== undefined) {
    rewritten.type = type;
  }
  return rewritten;
}

function writeJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
