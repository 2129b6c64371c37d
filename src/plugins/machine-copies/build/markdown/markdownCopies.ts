import {writeBuiltFile, type OpenReader} from '../../../built-pages';
import {arrangeSections} from './arrangeSections';
import {listCopyFiles} from './listCopyFiles';
import type {Preface} from './Preface';
import {readPageOrder} from './readPageOrder';
import {renderLlmsFull} from './renderLlmsFull';
import {renderLlmsTxt} from './renderLlmsTxt';
import {type MarkdownCopy, renderMarkdownCopy} from './renderMarkdownCopy';

/**
 * Writes each page as Markdown next to its HTML, and the two lists that agents read first.
 *
 * @param preface the introduction of the lists
 */
export function markdownCopies(preface: Preface): OpenReader {
  return ({url, outDir, routes, allContent}) => {
    const known = new Set(routes);
    const copies: MarkdownCopy[] = [];
    return {
      async read(page) {
        const copy = page.remember('markdown', (it) => renderMarkdownCopy(it, url, known));
        copies.push(copy);
        for (const {path, text} of listCopyFiles(copy, url)) {
          await writeBuiltFile(outDir, path, text);
        }
      },
      async finish() {
        const pages = arrangeSections(copies, readPageOrder(allContent));
        await writeBuiltFile(outDir, 'llms.txt', renderLlmsTxt(preface, pages, url));
        await writeBuiltFile(outDir, 'llms-full.txt', renderLlmsFull(preface, pages, url));
      },
    };
  };
}
