import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {ContentError, isRecord, nearestName} from '../../problems';
import {blocks, heading, type PageFacts} from '../../content';

const FOLDERS = ['docs', 'api'] as const;

/**
 * Writes the end of a page: links to the pages that its front matter lists as related.
 *
 * @param siteDir the folder of the site
 * @param page the page
 * @returns MDX; empty for a page without related pages
 * @throws ContentError that names every page that does not exist
 */
export function writeRelatedPages(siteDir: string, {file, text, frontMatter}: PageFacts): string {
  const {related} = frontMatter;
  if (!Array.isArray(related) || related.length === 0) return '';
  const routes = related.map(String);
  const names = readPageNames(siteDir);
  const unknown = routes.filter((route) => !names.has(route));
  if (unknown.length === 0) {
    const links = routes.map((route) => `- [${names.get(route) ?? ''}](${route})`).join('\n');
    return blocks(
      '<RelatedPages>',
      heading(2, 'related', 'Related pages'),
      links,
      '</RelatedPages>',
    );
  }
  throw new ContentError(
    unknown.map((route) => {
      const lines = text.split('\n');
      const line = lines.findIndex((it) => it.includes(route));
      const column = lines[line]?.indexOf(route) ?? 0;
      return {
        place: `${path.relative(siteDir, file)}:${line + 1}:${column + 1}`,
        problem: `lists "${route}" as related, which is not a page of the guides or the reference`,
        fix: `write ${nearestName(route, [...names.keys()]) ?? 'the address of a page'}`,
      };
    }),
  );
}

/** The name of each page by its route: the one that the sidebar has, so that no page has two. */
function readPageNames(siteDir: string): ReadonlyMap<string, string> {
  const entries = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => {
        const file = path.posix.join(folder, name.split(path.sep).join('/'));
        return [`/${file.replace(/\.mdx$/, '')}`, readName(path.join(siteDir, file))] as const;
      }),
  );
  return new Map(entries);
}

/** The suffix tells an operation from the guide that leads through it: "Create app (API)" and "Create an app". */
function readName(file: string): string {
  const yaml = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const document = parseDocument(yaml);
  const fields: unknown = document.errors.length === 0 ? document.toJS() : undefined;
  if (!isRecord(fields)) return path.parse(file).name; // the checks of pages tell it
  const name = fields.sidebar_label ?? fields.title;
  if (typeof name !== 'string') return path.parse(file).name;
  return 'operation' in fields ? `${name} (API)` : name;
}
