import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The chunks that an `import()` of a page needs, and what it imports. */
type ChunkGroup = {
  readonly origins: readonly {readonly request?: string}[];
  readonly chunks: readonly {readonly id?: string | number | null}[];
};

/** What the core keeps of a client build, as far as it is used here: the chunks of each module, by its name. */
type Manifest = {readonly origins: Record<string, readonly string[]>};

/**
 * Makes the core write the scripts of the page itself into its HTML, beside those of all pages. It looks them up in
 * its manifest by the module that was rendered, and the manifest has them only under the name of the chunk.
 *
 * @param generatedDir the folder `.docusaurus`
 * @param chunkGroups of the client build
 */
export function namePageScripts(generatedDir: string, chunkGroups: Iterable<ChunkGroup>): void {
  const file = path.join(generatedDir, 'client-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  for (const {origins, chunks} of chunkGroups) {
    for (const {request} of origins) {
      if (request !== undefined) manifest.origins[request] = chunks.map(({id}) => String(id));
    }
  }
  writeFileSync(file, JSON.stringify(manifest));
}
