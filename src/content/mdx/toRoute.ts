/**
 * Returns the address of a page, or of a component in `src/pages/`.
 *
 * @example
 * toRoute('docs/intro.mdx') // '/docs/intro'
 * toRoute('src/pages/index.mdx') // '/'
 */
export function toRoute(file: string): string {
  const path = file.replace(/^src\/pages\//, '').replace(/\.\w+$/, '');
  return `/${path}`.replace(/\/index$/, '') || '/';
}
