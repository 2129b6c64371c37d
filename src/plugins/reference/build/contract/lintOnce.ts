import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ContentCache} from '../../../reproducible-build';
import {type KeyPlaces, listKeyPlaces} from './keyPlaces';
import type {lintContract} from './lintContract';

/** A contract that passed every rule, in the form in which it is cached. */
export type LintedContract = {readonly document: unknown; readonly places: KeyPlaces};

/** The cache belongs to this project even when the contract is in another folder, as in tests. */
const PROJECT = path.resolve(__dirname, '../../../../..');

/** The code and packages that decide what the linter reports. */
const CODE = ['src/plugins/reference/build/contract', 'src/plugins/problems', 'package-lock.json'];

/** The rules, and the file in which Redocly records exceptions from them. */
const RULES = ['redocly.yaml', '.redocly.lint-ignore.yaml'];

/** Imported only when a contract has to be linted: the package takes half a second to load. */
const lintLate: typeof lintContract = async (ref, siteDir) => {
  const linter = await import('./lintContract');
  return linter.lintContract(ref, siteDir);
};

/**
 * Lints a contract unless the same contract has passed the same rules before. Loading the linter and running it take
 * more than a second, and two processes of a build read the contract, so the result is cached on disk. Only contracts
 * without problems are cached.
 *
 * @param ref the contract file, absolute
 * @param siteDir the folder that holds `redocly.yaml`
 * @param state a fingerprint of the folder that the contract is in
 * @param cache where results are kept between builds
 * @param lint the linter
 * @returns the bundled document, and the place of each of its keys
 * @throws ContentError with every problem in the file, in the order of its lines
 */
export async function lintOnce(
  ref: string,
  siteDir: string,
  state: string,
  cache = new ContentCache(PROJECT, 'contract', CODE),
  lint = lintLate,
): Promise<LintedContract> {
  const rules = RULES.map((file) => readIfThere(path.join(siteDir, file)));
  const inputs = [path.relative(siteDir, ref), state, ...rules];
  const cached = cache.get(inputs);
  if (cached) return JSON.parse(cached.toString()) as LintedContract;
  const {document, files} = await lint(ref, siteDir);
  const linted = {document, places: listKeyPlaces(readFileSync(ref, 'utf8'))};
  // The fingerprint covers one folder: an edit of a file elsewhere would go unnoticed.
  if (files.every((file) => file.startsWith(path.dirname(ref) + path.sep))) {
    cache.put(inputs, Buffer.from(JSON.stringify(linted)));
    cache.prune();
  }
  return linted;
}

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
