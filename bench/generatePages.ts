import type {BenchPage} from './readPages';

const SECTIONS = 6;
/** How many pages are in one folder and one sidebar category: about as many as this site has. */
const GROUP = 24;

const SYLLABLES = ['xab', 'xed', 'xif', 'xog', 'xul', 'xam', 'xen', 'xip', 'xor', 'xus'] as const;

/** Returns a nonsense word for a number: the checks of this site reject numbers that are typed by hand. */
function wordFor(number: number): string {
  return String(number).replace(/\d/g, (digit) => SYLLABLES[Number(digit)] ?? '');
}

/** The text of a page of about 800 words with headings, code and a table, which passes the checks of this site. */
function buildBody(page: string): string {
  const sections = Array.from({length: SECTIONS}, (_, section) => {
    const part = wordFor(section);
    const words = Array.from(
      {length: 12},
      (__, it) => `Line ${wordFor(it)} of part ${part}, page ${page}.`,
    );
    return [
      `## Part ${part}`,
      words.join(' '),
      `\`\`\`text\n${page} has the part ${part} and the part after it\n\`\`\``,
      words.reverse().join(' '),
    ].join('\n\n');
  });
  const table = '| Name | Value |\n| --- | --- |\n| left | xab |\n| right | xed |';
  return [`Page ${page}.`, ...sections, table, ''].join('\n\n');
}

/**
 * Generates pages for measuring how build times grow, the same ones for every site generator.
 *
 * @param count how many pages to generate
 * @returns groups of pages, each with the name of its folder below `docs/`
 */
export function generatePages(
  count: number,
): readonly {readonly folder: string; readonly pages: readonly BenchPage[]}[] {
  return Array.from({length: Math.ceil(count / GROUP)}, (_, group) => {
    const folder = `generated-${wordFor(group)}`;
    const first = group * GROUP + 1;
    const pages = Array.from({length: Math.min(GROUP, count - group * GROUP)}, (__, it) => {
      const page = wordFor(first + it);
      return {
        route: `docs/${folder}/page-${page}`,
        title: `Generated page ${page}`,
        description: `A page that is generated for measuring, ${page} of many that are alike.`,
        body: buildBody(page),
      };
    });
    return {folder, pages};
  });
}
