import {readdirSync, readFileSync} from 'node:fs';

/** A page as plain Markdown, which every generator of sites can read. Its route has no leading slash. */
export type BenchPage = {readonly route: string; readonly title: string; readonly body: string};

/** A page of a copy that another page links to: `https://docs.example.com/docs/intro.md#start`. */
const LINK_TO_COPY = /https:\/\/[^/]+(\/[^)\s]+)\.md(?=[)#])/g;

/** The pages of this site, and made-up ones that bring them to a number. */
export type BenchPages = {readonly own: readonly BenchPage[]; readonly made: readonly BenchPage[]};

/**
 * Reads the Markdown copies of the pages in `build/`, and makes more pages.
 *
 * @param count of all pages together
 */
export function readPages(count: number): BenchPages {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).sort();
  const pages = files.filter((file) => file.startsWith('docs/') || file.startsWith('api/'));
  const copies = pages.filter((file) => file.endsWith('.md'));
  const own = copies.map((file) => {
    const [heading = '', ...lines] = readFileSync(`build/${file}`, 'utf8').split('\n');
    const body = lines.join('\n').replaceAll(LINK_TO_COPY, '$1');
    return {route: file.slice(0, -'.md'.length), title: heading.slice('# '.length), body};
  });
  const missing = Math.max(0, count - own.length);
  return {own, made: Array.from({length: missing}, (_, index) => makePage(index))};
}

/** Makes a page of 500 words. */
function makePage(index: number): BenchPage {
  const title = `Generated page ${index}`;
  const sections = ['alpha', 'beta', 'gamma', 'delta', 'sigma', 'omega'].map((part) => {
    const line = `Line of part ${part} of ${title}. `;
    return `## Part ${part}\n\n${line.repeat(10)}\n\n\`\`\`text\n${line}\n\`\`\`\n`;
  });
  const body = `${title}.\n\n${sections.join('\n')}`;
  return {route: `docs/generated/page-${index}`, title, body};
}

/** Writes a page with the front matter that this site asks for: other generators ignore a part of it. */
export function writeMarkdown({title, body}: BenchPage): string {
  const description = `${title}, which is like many others and was made for measuring builds.`;
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\nsources: [conclusion]\n---\n\n${body}`;
}
