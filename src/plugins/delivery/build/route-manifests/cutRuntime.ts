import unknownForm from '../unknownForm.cjs';

/**
 * An entry of a table: the number or the name of a chunk, and what is known of it. There are spaces in it when the
 * build was told not to minify.
 */
const ENTRY = /(?<=[{,]\s*)(?<quote>"?)(?<key>[\w$]+)\k<quote>:\s*"(?<value>[^"]*)",?/g;

/** A whole table of that kind in minified code. No value has a comma: they are names and hashes. */
const TABLE = /(?<=\{)(?:"?[\w$]+"?:"[^",]*",?)+(?=\})/g;

/** The number or the name in a key. Minified code has 12000 as `12e3`. */
function readKey(key: string, isQuoted: boolean): string {
  return !isQuoted && /^\d/.test(key) ? String(Number(key)) : key;
}

/**
 * Takes chunks out of the tables of the bundler's runtime, which has the name, the hash and the integrity of
 * each: three lines for every page, in every page. What stays is sorted: the bundler lists chunks in the order in
 * which it met them, which a warm cache changes.
 *
 * @param code the runtime
 * @param chunks the numbers of the chunks
 * @param names the names that Docusaurus gave them
 * @throws an Error when a chunk is still named afterwards, or was not there in the first place
 */
export function cutRuntime(
  code: string,
  chunks: ReadonlySet<string>,
  names: ReadonlySet<string>,
): string {
  const found = new Set<string>();
  const cut = code.replace(ENTRY, (entry, quote: string, written: string, value: string) => {
    const key = readKey(written, quote !== '');
    if (!chunks.has(key) && !(names.has(key) && chunks.has(value))) return entry;
    found.add(chunks.has(key) ? key : value);
    return '';
  });
  const missed = [...chunks].filter((chunk) => !found.has(chunk));
  const left = [...names].filter((name) => cut.includes(name));
  if (missed.length + left.length > 0) {
    const what = `the runtime's tables have no entry, or another one, for ${[...missed, ...left].join(', ')}`;
    throw unknownForm('routeManifests', 'build/route-manifests/cutRuntime.ts', what);
  }
  return cut.replace(TABLE, (table) => table.split(',').filter(Boolean).sort().join(','));
}
