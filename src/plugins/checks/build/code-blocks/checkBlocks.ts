import type {OpenAPIV3_1} from 'openapi-types';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../../problems';
import {type Page, problemsOf, spotAt, type Spot} from '../pages/Page';
import type {Vocabulary} from '../prose/buildVocabulary';
import {findMistake} from '../prose/findMistake';
import type {Mention} from '../prose/Mention';
import {EXCUSED_JSON} from './exceptions';
import {deepest, findMisfit} from './fitsSchema';

/** Headers that belong to HTTP and to no service. */
const HTTP_HEADERS = [
  'content-type',
  'accept',
  'authorization',
  'retry-after',
  'content-length',
  'date',
];

const ADDRESS = /(?:https?:\/\/[^\s"'`<>)]+|(?<=\$\{?RUNGEN_API\}?)\/[\w/{}$.-]+)/g;
const HEADER = /(?:(?<=-H ["'])|(?<=^["']?))[A-Za-z]+(?:-[A-Za-z]+)+(?=: )/gm;
const VARIABLE = /\b(?:RUNGEN|OPENAI)_[A-Z_]+\b/g;

/** What was compared, and every mistake. */
export type BlockReport = {readonly compared: number; readonly problems: readonly Problem[]};

/**
 * Holds the code blocks that somebody typed against the contracts: bodies in JSON fit a closed schema, and
 * addresses, headers, error texts and variables are there.
 *
 * @param pages the pages that could be read
 * @param documents the contracts
 * @param vocabulary their names
 */
export function checkBlocks(
  pages: readonly Page[],
  documents: readonly OpenAPIV3_1.Document[],
  vocabulary: Vocabulary,
): BlockReport {
  const problems: Problem[] = [];
  let compared = 0;
  for (const page of pages) {
    visit(page.tree, 'code', ({lang, value, position}) => {
      if (!['bash', 'json', 'text', 'http'].includes(lang ?? '')) return;
      const start = position?.start ?? {line: 1, column: 1};
      const problem = problemsOf(page.file);
      const tell = (spot: Spot, what: string, fix: string): void => {
        problems.push(problem({line: start.line + spot.line, column: spot.column}, what, fix));
      };
      for (const {spot, ...mention} of listMentions(value)) {
        compared += 1;
        const verdict = findMistake(mention, vocabulary);
        if (typeof verdict !== 'string') tell(spot, verdict.problem, verdict.fix);
      }
      if (lang !== 'json' || isExcused(page.file, value)) return;
      compared += 1;
      const reason = findReason(value, documents);
      if (reason !== undefined) {
        tell({line: 0, column: start.column}, `has a JSON block that ${reason}`, FIX);
      }
    });
  }
  return {compared, problems};
}

const FIX =
  'write it as a body of the contract, or give the reason in EXCUSED_JSON of src/plugins/checks/build/code-blocks/exceptions.ts';

type Placed = Mention & {readonly spot: Spot};

function listMentions(text: string): Placed[] {
  const find = (pattern: RegExp, kind: Mention['kind']): Placed[] =>
    [...text.matchAll(pattern)].map((match) => ({
      kind,
      text: match[0],
      spot: spotAt(text, match.index),
    }));
  return [
    ...find(ADDRESS, 'path'),
    ...find(HEADER, 'header').filter((it) => !HTTP_HEADERS.includes(it.text.toLowerCase())),
    ...find(VARIABLE, 'environment variable'),
    ...find(/(?<="error":\s*")[^".]{2}[^"]*(?=")/g, 'error text'),
  ];
}

/** @returns why a block fits no body of the contracts */
function findReason(text: string, documents: readonly OpenAPIV3_1.Document[]): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // the check of its syntax says so
  }
  const misfits = documents.flatMap((document) =>
    listBodies(document).map((schema) => findMisfit(value, schema, document) ?? 'fits'),
  );
  if (misfits.includes('fits')) return undefined;
  return deepest(misfits.flatMap((it) => (it === 'fits' ? [] : it)))?.reason ?? 'fits no schema';
}

/** What operations take and answer, and an error. A schema of a part, such as that of a result, takes anything. */
function listBodies(document: OpenAPIV3_1.Document): unknown[] {
  const bodies: unknown[] = [document.components?.schemas?.Error];
  JSON.stringify(document.paths, (key, value: unknown) => {
    if (key === 'schema' && typeof value === 'object' && value !== null && '$ref' in value) {
      bodies.push(value);
    }
    return key === 'parameters' ? undefined : value;
  });
  return bodies.filter((body) => body !== undefined);
}

function isExcused(file: string, text: string): boolean {
  return EXCUSED_JSON.some((it) => it.file === file && text.includes(it.holds));
}
