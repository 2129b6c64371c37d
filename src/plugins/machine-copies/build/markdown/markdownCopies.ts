import {writeBuiltFile, type OpenReader} from '../../../built-pages';
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
    return {
      async read(page) {
        const copy = page.remember('markdown', (it) => renderMarkdownCopy(it, url, known));
        copies.push(copy);
        await writeBuiltFile(outDir, copy.path, copy.markdown);
      },
      async finish() {
        const sections = arrangeSections(copies, readPageOrder(allContent));
        await writeBuiltFile(outDir, 'llms.txt', renderLlmsTxt(preface, sections, url));
        await writeBuiltFile(outDir, 'llms-full.txt', renderLlmsFull(sections));
      },
    };
  };
}
