/**
 * @param file a page, or a component in `src/pages/`, relative to the site's folder
 * @returns its address
 * @example
 * toRoute('docs/intro.mdx') // '/docs/intro'
 * toRoute('src/pages/index.mdx') // '/'
 */
export function toRoute(file: string): string {
  const path = file.replace(/^src\/pages\//, '').replace(/\.\w+$/, '');
  return `/${path}`.replace(/\/index$/, '') || '/';
}
