import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

const SECTIONS = 6;
/** How many pages stand in one category of the sidebar: as many as this site has, which the peers repeat too. */
const GROUP = 24;

/** A page of about 800 words with headings, code and a table, that keeps to the rules of this site. */
function buildPage(index: number): string {
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
  const lead = [
    '---',
    `title: Generated page ${index}`,
    `description: A page that is generated for measuring, number ${index} of many that are alike.`,
    'kind: concept',
    '---',
  ];
  const table = '| Name | Value |\n| --- | --- |\n| one | 1 |\n| two | 2 |';
  return [lead.join('\n'), `Page ${index}.`, ...sections, table, ''].join('\n\n');
}

function buildCategory(number: number, pages: readonly string[]): string {
  const items = pages.map((page) => `'generated/${page}'`).join(', ');
  return `    {type: 'category', label: 'Generated ${number}', items: [${items}]},\n`;
}

/**
 * Adds generated pages to a copy of this site, in its sidebar too, until it has as many as wanted.
 *
 * @param copy the folder of the copy
 * @param count how many pages to add
 * @throws an Error when the sidebar has another form than this knows
 */
export async function generateOwnPages(copy: string, count: number): Promise<void> {
  if (count === 0) {
    return;
  }
  const sidebar = path.join(copy, 'sidebars.ts');
  const text = await readFile(sidebar, 'utf8');
  const first = "    'intro',\n";
  if (!text.includes(first)) {
    throw new Error("sidebars.ts has no line 'intro' to put generated pages behind.");
  }
  const names = Array.from({length: count}, (_, index) => `page-${index + 1}`);
  const categories = Array.from({length: Math.ceil(count / GROUP)}, (_, group) =>
    buildCategory(group + 1, names.slice(group * GROUP, (group + 1) * GROUP)),
  );
  await writeFile(sidebar, text.replace(first, first + categories.join('')));
  const folder = path.join(copy, 'docs/generated');
  await mkdir(folder, {recursive: true});
  for (let index = 1; index <= count; index += 1) {
    await writeFile(path.join(folder, `page-${index}.mdx`), buildPage(index));
  }
}
