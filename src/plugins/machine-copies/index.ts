import {writeBuiltFile, type OpenReader} from '../built-pages';
import {renderLlmsFull, renderLlmsTxt} from './build/llms';
import {readPageOrder} from './build/readPageOrder';
import {copyPath, renderCopy, renderHead, type Copy} from './build/renderCopy';

/** The docs instances, with what the navbar calls them. */
const SECTIONS = [
  {id: 'default', title: 'Tutorial'},
  {id: 'api', title: 'API reference'},
] as const;

/** Writes each page as Markdown next to its HTML, and the two files that agents read first. */
export const markdownCopies: OpenReader = ({
  siteConfig: {url},
  outDir,
  rootDir,
  routes,
  plugins,
}) => {
  const known = new Set(routes);
  const copies = new Map<string, Copy>();
  return {
    async read(page) {
      const copy = renderCopy(page, url, known);
      copies.set(page.route, copy);
      const text = `${renderHead(copy, url)}All pages: ${url}/llms.txt\n\n${copy.body}`;
      await writeBuiltFile(rootDir, copyPath(page.route), text);
    },
    async finish() {
      const sections = SECTIONS.map(({id, title}) => {
        const order = readPageOrder(plugins, id);
        return {title, copies: order.flatMap((route) => copies.get(route) ?? [])};
      });
      const listed = new Set(sections.flatMap((section) => section.copies));
      const rest = [...copies.values()].filter((copy) => !listed.has(copy));
      await writeBuiltFile(outDir, 'llms.txt', renderLlmsTxt(sections, rest));
      await writeBuiltFile(outDir, 'llms-full.txt', renderLlmsFull(sections));
    },
  };
};
