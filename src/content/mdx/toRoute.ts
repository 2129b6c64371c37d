import path from 'node:path';

/**
 * Returns the address of a page, or of a component in `src/pages/`.
 *
 * @example
 * toRoute('docs/intro.mdx') // '/docs/intro'
 * toRoute('src/pages/index.mdx') // '/'
 */
export function toRoute(file: string): string {
  const {dir, name} = path.posix.parse(file);
  const address = path.posix.join('/', dir.replace('src/pages', ''), name);
  return name === 'index' ? path.posix.dirname(address) : address;
}
