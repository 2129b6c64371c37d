import type {Document} from '../../../reference';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../../problems';
import {type Page, problemsOf, pointAt, type Point} from '../pages/Page';
import type {Vocabulary} from '../prose/buildVocabulary';
import {findMistake} from '../prose/findMistake';
import type {Mention} from '../prose/Mention';
import {deepest, findMismatch} from './fitsSchema';

/** Headers of HTTP itself, which no service defines. */
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

/**
 * Compares handwritten code blocks with the contracts: JSON bodies have to match a schema, which is treated as closed,
 * and addresses, headers, error texts and variables have to exist.
 *
 * @param pages the pages that could be parsed
 * @param documents the contracts
 * @param vocabulary the names that the contracts define
 * @returns every mistake
 */
export function checkBlocks(
  pages: readonly Page[],
  documents: readonly Document[],
  vocabulary: Vocabulary,
): Problem[] {
  const problems: Problem[] = [];
  for (const page of pages) {
    visit(page.tree, 'code', ({lang, value, position}) => {
      if (!['bash', 'json', 'text', 'http'].includes(lang ?? '')) return;
      const start = position?.start ?? {line: 1, column: 1};
      const problem = problemsOf(page.file);
      const tell = (point: Point, what: string, fix: string): void => {
        problems.push(problem({line: start.line + point.line, column: point.column}, what, fix));
      };
      for (const {point, ...mention} of listMentions(value)) {
        const verdict = findMistake(mention, vocabulary);
        if (typeof verdict !== 'string') tell(point, verdict.problem, verdict.fix);
      }
      if (lang !== 'json') return;
      const reason = findReason(value, documents);
      if (reason !== undefined) {
        tell({line: 0, column: start.column}, `has a JSON block that ${reason}`, FIX);
      }
    });
  }
  return problems;
}

const FIX = 'write a body of the contract, all of it or a part';

type Placed = Mention & {readonly point: Point};

function listMentions(text: string): Placed[] {
  const find = (pattern: RegExp, kind: Mention['kind']): Placed[] =>
    [...text.matchAll(pattern)].map((match) => ({
      kind,
      text: match[0],
      point: pointAt(text, match.index),
    }));
  return [
    ...find(ADDRESS, 'path'),
    ...find(HEADER, 'header').filter((it) => !HTTP_HEADERS.includes(it.text.toLowerCase())),
    ...find(VARIABLE, 'environment variable'),
    ...find(/(?<="error":\s*")[^".]{2}[^"]*(?=")/g, 'error text'),
  ];
}

/** @returns why a block matches no body of the contracts; undefined if it matches one */
function findReason(text: string, documents: readonly Document[]): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  const mismatches = documents.flatMap((document) =>
    listBodies(document).map((schema) => findMismatch(value, schema, document) ?? 'fits'),
  );
  if (mismatches.includes('fits')) return undefined;
  return (
    deepest(mismatches.flatMap((it) => (it === 'fits' ? [] : it)))?.reason ?? 'matches no schema'
  );
}

/**
 * Lists the schemas of requests and responses, and the error schema. Schemas of parts are left out: some, such as that
 * of a result, accept any value.
 */
function listBodies(document: Document): unknown[] {
  const bodies: unknown[] = [document.components.schemas.Error];
  JSON.stringify(document.paths, (key, value: unknown) => {
    if (key === 'schema' && typeof value === 'object' && value !== null) {
      bodies.push(value);
    }
    return key === 'parameters' ? undefined : value;
  });
  return bodies.filter((body) => body !== undefined);
}
