import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Compression, type DeliveryOptions, openPagePasses} from '../../src/plugins/delivery';
import {openHardening} from '../../src/plugins/security';
import {hardenOptions} from '../../src/site/hardenOptions';

/** The folder for the files that Docusaurus generates for the bundler. */
const GENERATED = '.docusaurus';

/** The options of the delivery plugin in this build. */
const OPTIONS = path.join(GENERATED, 'delivery/default/options.json');

/**
 * Post-processes the built pages, after every plugin has written its files. Each page is read once, passes through
 * the optimizations, then through the hardening, which hashes what it finds, and is written once. Compression comes
 * last: nothing may change a file after it.
 *
 * @param outDir the folder of the built site
 * @param stop is aborted when the build stops; the folder is then left unfinished
 * @param say receives a line that describes what was done
 * @throws any error that fails the build; the previous site then stays in place
 */
export async function changePages(
  outDir: string,
  stop: AbortSignal,
  say: (line: string) => void,
): Promise<void> {
  const options = JSON.parse(await readFile(OPTIONS, 'utf8')) as DeliveryOptions;
  const settings = hardenOptions(options);
  const files = await listFiles(outDir);
  const pages = files.filter((file) => file.endsWith('.html'));
  const folders = {outDir, generatedDir: path.resolve(GENERATED), pages};
  const passes = await openPagePasses(options, settings.inlineScript?.code, folders);
  const hardening = await openHardening(outDir, settings);
  const compression = new Compression(outDir, process.cwd(), stop);
  for (const page of pages) {
    if (stop.aborted) break;
    const file = path.join(outDir, page);
    const built = await readFile(file, 'utf8');
    const changed = passes.reduce((html, {edit}) => edit(html, page), built);
    await writeFile(file, hardening.edit(changed, page));
    // Compressing a page takes the longest, so it starts while the next pages are hardened.
    if (options.compressedFiles) compression.add([page]);
  }
  if (stop.aborted) {
    await compression.finish();
    return;
  }
  await hardening.finish();
  for (const {summary} of passes) say(`delivery: ${summary}`);
  say(`security: ${pages.length} pages have hashes and a content security policy`);
  if (options.compressedFiles) {
    compression.add(await listFiles(outDir));
    say(`delivery: ${await compression.finish()} files have precompressed brotli and gzip copies`);
  }
}

/** Lists the files below a folder, relative to it, in a fixed order. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
