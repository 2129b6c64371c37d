import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {OpenReader} from '../built-pages/PageReader';
import {arrangeSections} from './arrangeSections';
import {readPageOrder} from './readPageOrder';
import {type Preface, renderLlmsFull, renderLlmsTxt} from './renderLlmsTxt';
import {type MarkdownCopy, renderMarkdownCopy} from './renderMarkdownCopy';

/**
 * Writes each page as Markdown beside its HTML, and the two lists that agents read first.
 *
 * @param preface what stands above the lists
 */
export function markdownCopies(preface: Preface): OpenReader {
  return ({url, outDir, routes, allContent}) => {
    const known = new Set(routes);
    const copies: MarkdownCopy[] = [];
    const write = async (name: string, text: string): Promise<void> => {
      const file = path.join(outDir, name);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, text);
    };
    return {
      async read(page) {
        const copy = renderMarkdownCopy(page, url, known);
        copies.push(copy);
        await write(copy.path, copy.markdown);
      },
      async finish() {
        const sections = arrangeSections(copies, readPageOrder(allContent));
        await write('llms.txt', renderLlmsTxt(preface, sections, url));
        await write('llms-full.txt', renderLlmsFull(sections));
      },
    };
  };
}
