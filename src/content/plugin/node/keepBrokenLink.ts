import path from 'node:path';

/**
 * A hook of Docusaurus for a link to the file of a page that does not exist, and in `npm start` for such an image.
 * `pathname://` keeps Docusaurus from failing; the checks report the location of the link.
 *
 * @returns the address
 * @example
 * keepBrokenLink({sourceFilePath: 'docs/intro.mdx', url: './gone.mdx'}) // 'pathname:///docs/gone.mdx'
 */
export function keepBrokenLink(link: Readonly<Record<'sourceFilePath' | 'url', string>>): string {
  const folder = path.posix.dirname(link.sourceFilePath);
  return `pathname://${path.posix.resolve('/', folder, link.url)}`;
}
