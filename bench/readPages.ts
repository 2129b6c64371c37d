import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** A page of this site as plain Markdown, which every site generator can read. */
export type BenchPage = {
  /** Its path without the leading slash. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
};

const SITE = /https:\/\/docs\.rungen\.ai\/(?<route>[^)\s]*?)\.md(?=[)#\s])/g;

function parse(route: string, text: string): BenchPage {
  const [heading = '', quote = '', , ...blocks] = text.split('\n\n');
  return {
    route,
    title: heading.replace(/^#\s*/, ''),
    description: quote.replace(/^>\s*/, ''),
    body: blocks.join('\n\n').replace(SITE, '/$<route>'),
  };
}

/**
 * Reads the Markdown copies next to the pages of a built site, without the variants in one language: peers have to
 * build as many pages as this site.
 *
 * @param folder the built site
 * @throws an Error when there are none
 */
export async function readPages(folder: string): Promise<BenchPage[]> {
  const files = (await readdir(folder, {recursive: true})).sort();
  const names = new Set(files);
  const copies = files.filter(
    (file) => /^(?:docs|api)\/.*\.md$/.test(file) && names.has(file.replace(/\.md$/, '.html')),
  );
  if (copies.length === 0) {
    throw new Error(`${folder} has no Markdown copies. Run npm run build first.`);
  }
  return Promise.all(
    copies.map(async (file) =>
      parse(file.replace(/\.md$/, ''), await readFile(path.join(folder, file), 'utf8')),
    ),
  );
}
