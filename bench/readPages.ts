import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** A page of this site as plain Markdown, which every generator can read. */
export type BenchPage = {
  /** Its address without the slash at the start. */
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
 * Reads the Markdown copies that stand beside the pages of a built site.
 *
 * @param folder the built site
 * @throws an Error when there are none
 */
export async function readPages(folder: string): Promise<BenchPage[]> {
  const files = (await readdir(folder, {recursive: true})).sort();
  const copies = files.filter((file) => /^(?:docs|api)\/.*\.md$/.test(file));
  if (copies.length === 0) {
    throw new Error(`${folder} has no Markdown copies. Run npm run build first.`);
  }
  return Promise.all(
    copies.map(async (file) =>
      parse(file.replace(/\.md$/, ''), await readFile(path.join(folder, file), 'utf8')),
    ),
  );
}

/**
 * Repeats pages below new addresses until there are enough.
 *
 * @param pages the pages there are
 * @param count how many are wanted
 */
export function multiply(pages: readonly BenchPage[], count: number): BenchPage[] {
  return Array.from({length: count}, (_, index) => {
    const page = pages[index % pages.length];
    if (!page) {
      throw new Error('There are no pages to repeat.');
    }
    const round = Math.floor(index / pages.length);
    return round === 0
      ? page
      : {...page, route: `docs/part-${round}/${page.route}`, title: `${page.title} ${round}`};
  });
}
