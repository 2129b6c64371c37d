import unknownForm from '../unknownForm.cjs';

/**
 * An entry of a table: the id or the name of a chunk, and its value. It contains spaces if the build was told not to
 * minify.
 */
const ENTRY = /(?<=[{,]\s*)(?<quote>"?)(?<key>[\w$]+)\k<quote>:\s*"(?<value>[^"]*)",?/g;

/** A complete table of this kind in minified code. No value contains a comma: they are names and hashes. */
const TABLE = /(?<=\{)(?:"?[\w$]+"?:"[^",]*",?)+(?=\})/g;

/** Returns the id or the name in a key. Minified code writes 12000 as `12e3`. */
function readKey(key: string, isQuoted: boolean): string {
  return !isQuoted && /^\d/.test(key) ? String(Number(key)) : key;
}

/**
 * Removes chunks from the tables of the bundler's runtime, which contain the name, the hash and the integrity of each
 * chunk: three lines for every page, in every page. The remaining entries are sorted: the bundler lists chunks in the
 * order in which it encounters them, which a warm cache changes.
 *
 * @param code the code of the runtime
 * @param chunks the ids of the chunks
 * @param names the names that Docusaurus gave them
 * @throws an Error if a chunk is still named afterwards, or was not there in the first place
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
