import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError, isRecord, memoizeLast, openYaml, type Problem} from '../../files';
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

type OpenedContract = {
  /** As `loadContract` returns it; missing if the file is not an OpenAPI 3.1 document in YAML, or has a circular reference. */
  readonly contract: Contract | undefined;
  readonly problems: readonly Problem[];
};

/**
 * Reads, checks and dereferences a contract.
 *
 * @param file `CONTRACT` or `OPENAI_CONTRACT`
 * @returns the document, without references. Do not change it: all who load the contract share it
 * @throws ContentError with every problem in the file, in the order of its lines
 * @example
 * listOperations(await loadContract(siteDir, CONTRACT))
 */
export async function loadContract(siteDir: string, file: string): Promise<Contract> {
  const {contract, problems} = await openContract(siteDir, file);
  if (!contract || problems.length > 0) throw new ContentError(problems);
  return contract;
}

const cachedContract = memoizeLast<Promise<OpenedContract>>();

/**
 * Reads a contract that may have problems, to report those together with others. A process opens a contract once, and
 * again when its text has changed.
 *
 * @throws Error when there is no such file
 */
export function openContract(siteDir: string, file: string): Promise<OpenedContract> {
  const absolute = path.resolve(siteDir, file);
  const text = readFileSync(absolute, 'utf8');
  return cachedContract(absolute, text, () => openText(file, absolute, text));
}

async function openText(file: string, absolute: string, text: string): Promise<OpenedContract> {
  const {dereference, lintDocument, locatePointer, makeDocumentFromString} =
    await import('./redocly');
  const fail = (problem: Problem) => ({contract: undefined, problems: [problem]});

  const {problem: syntaxProblem} = openYaml({file, text});
  if (syntaxProblem) return fail(syntaxProblem);
  const document = makeDocumentFromString(text, absolute);
  const {source, parsed} = document;
  const isOpenApi = isRecord(parsed) && String(parsed.openapi).startsWith('3.1.');
  if (!isOpenApi) {
    const fix = 'start the file with "openapi: 3.1.0"';
    return fail({location: `${file}:1:1`, problem: 'is not an OpenAPI 3.1 document', fix});
  }
  const cycle = findReferenceCycle(parsed);
  if (cycle !== undefined) {
    const location = `${file}:${locatePointer(source, cycle)}`;
    const fix = 'break the cycle of references';
    return fail({location, problem: `"${cycle}" contains itself`, fix});
  }

  const problems = await lintDocument(document, file);
  return {contract: await dereference(document), problems};
}

/** A reference in JSON, such as `#/components/schemas/App`. */
const REFERENCE = /#\/components\/[\w/-]+/g;

/**
 * Returns the first reference that leads back to itself. Redocly has no rule for it: it never finishes, or throws an
 * error without a location.
 */
function findReferenceCycle(document: Record<string, unknown>): string | undefined {
  const visited = new Set<string>();

  function follow(reference: string, above: readonly string[]): string | undefined {
    if (above.includes(reference)) return reference;
    if (visited.has(reference)) return undefined;
    visited.add(reference);
    const keys = reference.split('/').slice(1); // none for the whole document
    let target: unknown = document;
    for (const key of keys) target = isRecord(target) ? target[key] : undefined;
    const inside = JSON.stringify(target ?? null).match(REFERENCE) ?? [];
    return inside.map((next) => follow(next, [...above, reference])).find(Boolean);
  }

  return follow('#', []);
}
