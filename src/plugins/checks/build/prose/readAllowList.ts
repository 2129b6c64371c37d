import {isMap, isScalar, isSeq, type YAMLMap} from 'yaml';
import {ContentError, openYaml, type Problem} from '../../../problems';

/** A name in code font that is not part of the contract. */
export type AllowedName = {
  readonly name: string;
  /** Why pages use it anyway. */
  readonly reason: string;
  /** The pages that may use it; all pages if empty. */
  readonly pages: readonly string[];
  /** `file:line:col` of the entry. */
  readonly place: string;
};

const FORM = 'write a list of entries with names and reason';

/**
 * Parses the allowlist.
 *
 * @param text the YAML text: a list of entries with `names`, `reason`, and `pages` if only some pages may use them
 * @param file the file, for messages
 * @returns the names, each with its entry's reason
 * @throws ContentError with every incomplete entry
 */
export function readAllowList(text: string, file: string): AllowedName[] {
  const {document, placeOf, problems: faults} = openYaml(text, file, FORM);
  if (faults.length > 0) throw new ContentError(faults);
  const problems: Problem[] = [];
  const {contents} = document;
  if (!isSeq(contents)) {
    throw new ContentError([{place: `${file}:1:1`, problem: 'is no list', fix: FORM}]);
  }
  const allowed = contents.items.flatMap((item) => readEntry(item, placeOf, problems));
  if (problems.length > 0) throw new ContentError(problems);
  return allowed;
}

function readEntry(
  item: unknown,
  placeOf: (offset: number) => string,
  problems: Problem[],
): AllowedName[] {
  const map = isMap(item) ? item : undefined;
  const place = placeOf(map?.range?.[0] ?? 0);
  const names = listAt(map, 'names');
  const reason: unknown = map?.get('reason');
  if (typeof reason !== 'string' || reason.trim() === '' || names.length === 0) {
    const problem = `has an entry without ${names.length === 0 ? 'names' : `reason for ${names.join(', ')}`}`;
    problems.push({place, problem, fix: 'write names as a list, and reason in one sentence'});
    return [];
  }
  return names.map((name) => ({name, reason, pages: listAt(map, 'pages'), place}));
}

function listAt(map: YAMLMap | undefined, key: string): string[] {
  const value = map?.get(key, true);
  if (!isSeq(value)) return [];
  return value.items.map((item) => (isScalar(item) ? String(item.value) : ''));
}
