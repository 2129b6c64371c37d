import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {generatePages} from './generatePages';

/**
 * Adds generated pages to a copy of this site, and to its sidebar.
 *
 * @param copy the folder of the copy
 * @param count how many pages to add
 * @throws an Error when the sidebar has an unexpected format
 */
export async function generateOwnPages(copy: string, count: number): Promise<void> {
  const sidebar = path.join(copy, 'sidebars.ts');
  const text = await readFile(sidebar, 'utf8');
  const first = "    'intro',\n";
  if (!text.includes(first)) {
    throw new Error("sidebars.ts has no line 'intro' to put generated pages behind.");
  }
  const categories: string[] = [];
  for (const {folder, pages} of generatePages(count)) {
    await mkdir(path.join(copy, 'docs', folder), {recursive: true});
    for (const {route, title, description, body} of pages) {
      const lead = `---\ntitle: ${title}\ndescription: ${description}\nkind: concept\n---\n\n`;
      await writeFile(path.join(copy, `${route}.mdx`), lead + body);
    }
    const items = pages.map(({route}) => `'${route.replace(/^docs\//, '')}'`).join(', ');
    categories.push(`    {type: 'category', label: '${folder}', items: [${items}]},\n`);
  }
  await writeFile(sidebar, text.replace(first, first + categories.join('')));
}
