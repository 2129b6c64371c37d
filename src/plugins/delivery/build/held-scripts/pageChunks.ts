import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {chunkNames, type ChunkTable} from '../../../navigation';
import {readGenerated} from '../readGenerated';

const CHUNK = /^(?<name>\w+)\.\w+\.js$/;

/** Returns the address of a built page from its file: `docs/intro.html` becomes `/docs/intro`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** Returns the path itself and all paths above it, the topmost first. */
function pathsTo(address: string): string[] {
  const parts = address.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('/'));
}

/** Splits the table by path, once: if a thousand pages each searched the complete table, that would take a second. */
function splitByPath(table: ChunkTable): ReadonlyMap<string, ChunkTable> {
  const byPath = new Map<string, ChunkTable>();
  for (const [key, tree] of Object.entries(table)) {
    const address = key.slice(0, key.lastIndexOf('-'));
    byPath.set(address, {...byPath.get(address), [key]: tree});
  }
  return byPath;
}

/**
 * Determines which parts of the bundle the pages of a build load in addition to the main bundle.
 *
 * @param outDir the folder of the built site, absolute
 * @param generatedDir the folder where Docusaurus wrote the table of chunks
 * @returns a function that takes a page's file, relative to the folder, and returns the addresses of its parts
 */
export async function readPageChunks(
  outDir: string,
  generatedDir: string,
): Promise<(file: string) => readonly string[]> {
  const table = await readGenerated(
    generatedDir,
    'routesChunkNames.json',
    'heldScripts',
    'build/held-scripts/pageChunks.ts',
  );
  const byPath = splitByPath(table as ChunkTable);
  const files = new Map<string, string>();
  for (const file of await readdir(path.join(outDir, 'assets/js'))) {
    const name = CHUNK.exec(file)?.groups?.name;
    if (name !== undefined) {
      files.set(name, `/assets/js/${file}`);
    }
  }
  return (file) => {
    const paths = pathsTo(addressOf(file));
    const names = paths.flatMap((each, index) => {
      return chunkNames(byPath.get(each) ?? {}, each, index === paths.length - 1);
    });
    return [...new Set(names)].flatMap((name) => files.get(name) ?? []); // others are in the main bundle
  };
}
