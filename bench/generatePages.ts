import type {BenchPage} from './readPages';

const SECTIONS = 6;
/** How many pages stand in one folder and one category of the sidebar: about as many as this site has. */
const GROUP = 24;

/** The text of a page of about 800 words with headings, code and a table, that keeps to the rules of this site. */
function buildBody(index: number): string {
  const sections = Array.from({length: SECTIONS}, (_, section) => {
    const words = Array.from(
      {length: 12},
      (__, it) => `Line ${it} of part ${section}, page ${index}.`,
    );
    return [
      `## Part ${section}`,
      words.join(' '),
      `\`\`\`json\n{"part": ${section}, "items": [1, 2, 3], "ready": true}\n\`\`\``,
      words.reverse().join(' '),
    ].join('\n\n');
  });
  const table = '| Name | Value |\n| --- | --- |\n| one | 1 |\n| two | 2 |';
  return [`Page ${index}.`, ...sections, table, ''].join('\n\n');
}

/**
 * Makes pages for measuring how builds grow, the same ones for every generator.
 *
 * @param count how many pages to make
 * @returns groups of pages, each with the name of its folder below `docs/`
 */
export function generatePages(
  count: number,
): readonly {readonly folder: string; readonly pages: readonly BenchPage[]}[] {
  return Array.from({length: Math.ceil(count / GROUP)}, (_, group) => {
    const folder = `generated-${group + 1}`;
    const first = group * GROUP + 1;
    const pages = Array.from({length: Math.min(GROUP, count - group * GROUP)}, (__, it) => ({
      route: `docs/${folder}/page-${first + it}`,
      title: `Generated page ${first + it}`,
      description: `A page that is generated for measuring, number ${first + it} of many that are alike.`,
      body: buildBody(first + it),
    }));
    return {folder, pages};
  });
}
