import {isMap, isScalar, isSeq, type YAMLMap} from 'yaml';
import {ContentError, openYaml, type Problem} from '../../problems';

/** An entry of a YAML list: its texts by key. */
export type Entry = {
  readonly texts: Readonly<Record<string, string>>;
  /** `file:line:col`. */
  readonly place: string;
};

/** The keys that an entry has to have, and those it may have. */
type Keys = {readonly required: readonly string[]; readonly optional: readonly string[]};

/**
 * Parses a list of entries with unique ids.
 *
 * @param text the YAML text
 * @param file the file, for messages
 * @param keys the keys that an entry has, including `id`
 * @returns the entries in the order of the file
 * @throws ContentError with every invalid entry
 */
export function readEntries(text: string, file: string, keys: Keys): Entry[] {
  const {document, placeOf, problems} = openYaml(text, file);
  if (problems.length > 0) throw new ContentError(problems);
  const {contents} = document;
  const items = isSeq(contents) ? contents.items.filter((item) => isMap(item)) : [];
  const entries = items.map((item) => ({
    texts: readTexts(item),
    place: placeOf(item.range[0]),
  }));
  const found = [...entries.flatMap((it) => check(it, keys)), ...findRepeatedIds(entries)];
  if (entries.length === 0 && found.length === 0) {
    found.push({place: `${file}:1:1`, problem: 'has no entries', fix: 'write a list of entries'});
  }
  if (found.length > 0) throw new ContentError(found);
  return entries;
}

function readTexts(map: YAMLMap): Record<string, string> {
  return Object.fromEntries(
    map.items.map(({key, value}) => [
      isScalar(key) ? String(key.value) : '',
      isScalar(value) ? String(value.source ?? value.value).trim() : '',
    ]),
  );
}

function check({texts, place}: Entry, {required, optional}: Keys): Problem[] {
  const named = `"${texts.id ?? ''}"`;
  const all = [...required, ...optional];
  const missing = required.filter((key) => (texts[key] ?? '') === '');
  const strange = Object.keys(texts).filter((key) => !all.includes(key));
  const fix = `give it ${required.join(', ')}${optional.map((it) => `, ${it} if needed`).join('')}`;
  return [
    ...missing.map((key) => ({place, problem: `has the entry ${named} without ${key}`, fix})),
    ...strange.map((key) => ({place, problem: `has the unknown key "${key}" in ${named}`, fix})),
  ];
}

function findRepeatedIds(entries: readonly Entry[]): Problem[] {
  return entries
    .filter(({texts}, index) => entries.findIndex((it) => it.texts.id === texts.id) !== index)
    .map(({texts, place}) => ({
      place,
      problem: `has the id "${texts.id ?? ''}" a second time`,
      fix: 'give it another id, or make one entry of the two',
    }));
}
