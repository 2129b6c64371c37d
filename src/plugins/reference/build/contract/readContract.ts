import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {OpenAPIV3_1} from 'openapi-types';
import {answerContract, readQuestions} from '../../../open-questions';
import {checkExtensions} from '../facts/checkExtensions';
import {ContentError, type Problem} from '../../../problems';
import {contentFingerprint, keepLast} from '../../../built-pages';
import {findPlace, listKeyPlaces} from './keyPlaces';

/** A contract that has passed every lint rule, with a way back to its lines. */
export type Contract = {
  /** The document in one piece; its `$ref`s all start with `#/` and lead somewhere. */
  readonly document: OpenAPIV3_1.Document;
  /** The file, relative to the site's folder. */
  readonly file: string;
  /**
   * @param pointer a JSON pointer into the file, for example `#/paths/~1app/post`
   * @returns `file:line:col` of that key
   */
  readonly placeOf: (pointer: string) => string;
};

const lastReading = keepLast<Promise<Contract>>();

/**
 * Reads an OpenAPI 3.1 contract, checks it with the rules of `redocly.yaml`, and inserts the open questions that it
 * names, or their answers, into its texts. A dozen parts of a build call this, so a process reads the contract once
 * for each state of its folder.
 *
 * @param contractPath the contract file, absolute or relative to the site's folder
 * @param siteDir the folder that holds `redocly.yaml`; places in messages are relative to it
 * @returns the bundled document and the places of its parts
 * @throws ContentError with every problem in the file, in the order of its lines
 */
export async function readContract(
  contractPath: string,
  siteDir: string = process.cwd(),
): Promise<Contract> {
  const ref = path.resolve(siteDir, contractPath);
  const folder = path.dirname(ref);
  // Without its folder it is read too: who reads it says what is missing.
  const state = existsSync(folder)
    ? contentFingerprint(siteDir, [path.relative(siteDir, folder)])
    : '';
  return lastReading(ref, state, () => readAfresh(ref, siteDir));
}

async function readAfresh(ref: string, siteDir: string): Promise<Contract> {
  const {lintContract} = await import('./lintContract'); // the linter takes half a second to load
  const {document} = await lintContract(ref, siteDir);
  const places = listKeyPlaces(readFileSync(ref, 'utf8'));
  const file = path.relative(siteDir, ref);
  if (!isOpenApi31(document)) throw new ContentError([notOpenApi31(file)]);
  const contract: Contract = {
    document: answerContract(document, readQuestions(siteDir)),
    file,
    placeOf: (pointer) => `${file}:${findPlace(places, pointer)}`,
  };
  const faults = checkExtensions(contract);
  if (faults.length > 0) throw new ContentError(faults);
  return contract;
}

/** The linter has checked the structure; what is left to know is which version it checked against. */
function isOpenApi31(value: unknown): value is OpenAPIV3_1.Document {
  return (
    typeof value === 'object' &&
    value !== null &&
    'openapi' in value &&
    typeof value.openapi === 'string' &&
    value.openapi.startsWith('3.1.')
  );
}

function notOpenApi31(file: string): Problem {
  return {
    place: `${file}:1:1`,
    problem: 'is not an OpenAPI 3.1 document',
    fix: 'start the file with "openapi: 3.1.1"',
  };
}
