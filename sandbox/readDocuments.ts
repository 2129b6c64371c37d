import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {isJsonObject, type JsonObject} from './closeSchemas';

/** One contract, parsed. */
export type ContractDocument = {
  /** The prefix of each of its paths. */
  readonly prefix: string;
  readonly document: JsonObject;
};

/** The contracts that the mock server implements. */
export const CONTRACT_FILES = [
  {name: 'openapi.yaml', prefix: ''},
  {name: 'openai-compatible.yaml', prefix: '/v1'},
] as const;

/** A cache by the text of a file: a test run starts many mock servers, and each reads the files. */
const known = new Map<string, JsonObject>();

/**
 * Reads the contracts. In the published mock server, their contents replace this file.
 *
 * @param contractDir the folder of `openapi.yaml` and `openai-compatible.yaml`
 * @returns the same objects for the same text
 * @throws Error when a file is missing or is not YAML
 */
export function readDocuments(contractDir: string): readonly ContractDocument[] {
  return CONTRACT_FILES.map(({name, prefix}) => {
    const text = readFileSync(path.join(contractDir, name), 'utf8');
    const document = known.get(text) ?? parseDocument(text);
    known.set(text, document);
    return {prefix, document};
  });
}

function parseDocument(text: string): JsonObject {
  const parsed: unknown = parse(text);
  return isJsonObject(parsed) ? parsed : {};
}
