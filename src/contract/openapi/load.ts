import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError, isRecord, memoizeLast, openYaml, type Problem} from '../../files';
import type {SyntaxProblem} from './redocly';
import type {Contract} from './types';

/** The contract of the API, relative to the folder of the site. */
export const CONTRACT = 'contract/openapi.yaml';

/** The contract of the interface that OpenAI clients use. */
export const OPENAI_CONTRACT = 'contract/openai-compatible.yaml';

/** All contracts, and the prefix that the mock server gives to the paths of each. */
export const CONTRACTS = [
  {file: CONTRACT, prefix: ''},
  {file: OPENAI_CONTRACT, prefix: '/v1'},
] as const;

/** A field of the contract that names an id of another file. */
type IdReference = {
  /** The field, such as `x-source`. */
  readonly field: string;
  readonly id: string;
  /** `file:line:column` */
  readonly location: string;
};

/** The keys and indexes that lead to a part of a document. */
export type Keys = readonly (string | number)[];

/** A contract that can be read, although the linter may have found problems in it. */
export type LoadedContract = {
  /** The file, relative to the folder of the site. */
  readonly file: string;
  /** The document, without references. Do not change it: all who load the contract share it. */
  readonly contract: Contract;
  /** Returns `file:line:column` of a key, or of its value, as in `locate(['paths', '/app', 'post'])`. */
  readonly locate: (keys: Keys, part?: 'key' | 'value') => string;
  /** Lists the ids in `x-source`, `x-open-question` and `x-open-questions`, each at every location. */
  readonly listIdReferences: () => IdReference[];
};

/** A contract and everything that is wrong with it. */
type OpenedContract = {
  /** Missing if the file is no OpenAPI 3.1 document in YAML, or refers to itself without end. */
  readonly loaded: LoadedContract | undefined;
  /** In the order of the file. */
  readonly problems: readonly Problem[];
};

/**
 * Reads, checks and dereferences a contract.
 *
 * @param siteDir the folder of the site; locations in problems are relative to it
 * @param file the contract, `CONTRACT` or `OPENAI_CONTRACT`
 * @throws ContentError with every problem in the file, in the order of its lines
 * @example
 * const {contract} = await loadContract(siteDir, CONTRACT);
 * listOperations(contract)
 */
export async function loadContract(siteDir: string, file: string): Promise<LoadedContract> {
  const {loaded, problems} = await openContract(siteDir, file);
  if (!loaded || problems.length > 0) throw new ContentError(problems);
  return loaded;
}

const rememberContract = memoizeLast<Promise<OpenedContract>>();

/**
 * Reads a contract that may have problems, for whoever reports those together with others. A process opens a contract
 * once, and again when its text has changed.
 *
 * @param siteDir the folder of the site; locations in problems are relative to it
 * @param file the contract, relative to it
 * @throws Error when there is no such file
 */
export function openContract(siteDir: string, file: string): Promise<OpenedContract> {
  const absolute = path.resolve(siteDir, file);
  const text = readFileSync(absolute, 'utf8');
  return rememberContract(absolute, text, () => openText(file, absolute, text));
}

async function openText(file: string, absolute: string, text: string): Promise<OpenedContract> {
  const {dereference, lintDocument, locateNode, parseDocument} = await import('./redocly');
  const fail = (problem: Problem): OpenedContract => ({loaded: undefined, problems: [problem]});

  const document = parseDocument(absolute, text);
  if (document instanceof Error) return fail(explainSyntax({file, text}, document));
  const {source, parsed} = document;
  if (!isOpenApi(parsed)) {
    const fix = 'start the file with "openapi: 3.1.1"';
    return fail({location: `${file}:1:1`, problem: 'is not an OpenAPI 3.1 document', fix});
  }
  const locate = (keys: Keys, part?: 'key' | 'value'): string =>
    `${file}:${locateNode(source, keys, part)}`;
  const cycle = findReferenceCycle(parsed);
  if (cycle !== undefined) {
    const location = locate(splitPointer(cycle));
    const fix = 'break the cycle of references';
    return fail({location, problem: `"${cycle}" contains itself`, fix});
  }

  const problems = await lintDocument(document, file);
  // Before references of the document are replaced, so that each location is listed once.
  const references = listIdReferences(parsed);
  const contract = await dereference(document);
  const loaded: LoadedContract = {
    file,
    contract,
    locate,
    listIdReferences: () =>
      references.map(({field, id, keys}) => ({field, id, location: locate(keys, 'value')})),
  };
  return {loaded, problems};
}

/** @returns what is wrong with a text that is not YAML, in the words that all YAML files of the site share */
function explainSyntax(source: {file: string; text: string}, error: SyntaxProblem): Problem {
  const {problem} = openYaml(source);
  if (problem) return problem;
  const {line, col, originalError} = error;
  const location = `${source.file}:${line}:${col}`;
  return {
    location,
    problem: `is not valid YAML: ${originalError.message}`,
    fix: 'correct the line',
  };
}

/** @returns whether a document is of the version whose types `types.ts` has */
function isOpenApi(document: unknown): document is Record<string, unknown> {
  return (
    isRecord(document) &&
    typeof document.openapi === 'string' &&
    document.openapi.startsWith('3.1.')
  );
}

/** @returns the keys that a reference leads through: `#/components/schemas/App` gives `['components', …]` */
function splitPointer(reference: string): string[] {
  return reference.split('/').slice(1);
}

/**
 * Finds a reference that leads back to itself. Redocly has no rule for it, and never finishes, or ends with an error
 * without a location.
 */
function findReferenceCycle(document: Record<string, unknown>): string | undefined {
  const finished = new Set<string>();

  function follow(value: unknown, above: readonly string[]): string | undefined {
    if (typeof value !== 'object' || value === null) return undefined;
    const reference = '$ref' in value ? value.$ref : undefined;
    if (typeof reference === 'string' && !finished.has(reference)) {
      if (above.includes(reference)) return reference;
      const target = readValue(document, splitPointer(reference));
      const cycle = follow(target, [...above, reference]);
      if (cycle !== undefined) return cycle;
      finished.add(reference);
    }
    for (const part of Object.values(value)) {
      const cycle = follow(part, above);
      if (cycle !== undefined) return cycle;
    }
    return undefined;
  }

  return follow(document, []);
}

function readValue(document: unknown, keys: readonly string[]): unknown {
  let value = document;
  for (const key of keys) value = isRecord(value) ? value[key] : undefined;
  return value;
}

/** The fields that name ids of other files, one or a list. */
const ID_FIELDS = new Set(['x-source', 'x-open-question', 'x-open-questions']);

type UnlocatedReference = Omit<IdReference, 'location'> & {readonly keys: Keys};

function listIdReferences(document: unknown): UnlocatedReference[] {
  const references: UnlocatedReference[] = [];

  function visit(value: unknown, keys: Keys): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      const inside = [...keys, key];
      if (!ID_FIELDS.has(key)) {
        visit(part, inside);
      } else if (Array.isArray(part)) {
        for (const [index, id] of part.entries()) add(key, id, [...inside, index]);
      } else {
        add(key, part, inside);
      }
    }
  }

  function add(field: string, id: unknown, keys: Keys): void {
    references.push({field, id: String(id), keys});
  }

  visit(document, []);
  return references;
}
