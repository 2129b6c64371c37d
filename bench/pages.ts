import {readdirSync, readFileSync} from 'node:fs';

/** A page as plain Markdown, which every generator of sites can read. Its route has no leading slash. */
export type BenchPage = {readonly route: string; readonly title: string; readonly body: string};

/** A page of a copy that another page links to: `https://docs.example.com/docs/intro.md#start`. */
const LINK_TO_COPY = /https:\/\/[^/]+(\/[^)\s]+)\.md(?=[)#])/g;

/** Reads the Markdown copies of the pages in `build/`. */
export function readPages(): BenchPage[] {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).sort();
  const copies = files.filter((file) => /^(?:docs|api)\/.*\.md$/.test(file));
  return copies.map((file) => {
    const route = file.replace(/\.md$/, '');
    const text = readFileSync(`build/${file}`, 'utf8');
    const [, title = route] = /^# (.+)$/m.exec(text) ?? [];
    const body = text.replace(/^[^]*?^# .+$/m, '').replaceAll(LINK_TO_COPY, '$1');
    return {route, title, body};
  });
}

/** Writes a page with its front matter. */
export function writeMarkdown({title, body}: BenchPage): string {
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`;
}
