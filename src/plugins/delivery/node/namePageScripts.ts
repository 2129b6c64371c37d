import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What the core keeps of a client build, as far as it is used here: the chunks of each module, by its name. */
type Manifest = {readonly origins: Record<string, readonly string[]>};

/** Entries of the core's register of modules: the name of the chunk, and the module as pages name it. */
const ENTRY = /^ {2}"(\w+)": \[.*, "([^"]+)", require\.resolveWeak/gm;

/**
 * Makes the core write the scripts of the page itself into its HTML, beside those of all pages. It looks them up in
 * its manifest by the module that was rendered, and the bundler has put them there under the name of the chunk.
 *
 * @param generatedDir the folder `.docusaurus`
 * @throws Error if the core's register has another form than this one reads
 */
export function namePageScripts(generatedDir: string): void {
  const file = path.join(generatedDir, 'client-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const register = readFileSync(path.join(generatedDir, 'registry.js'), 'utf8');
  const entries = [...register.matchAll(ENTRY)];
  if (entries.length === 0) throw new Error('registry.js of Docusaurus has an unknown form');
  for (const [, chunk = '', module = ''] of entries) {
    const chunks = manifest.origins[chunk];
    if (chunks) manifest.origins[module] = chunks;
  }
  writeFileSync(file, JSON.stringify(manifest));
}
