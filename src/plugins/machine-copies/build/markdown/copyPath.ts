/**
 * Returns the address of a page's Markdown copy below the site's root: `/docs/intro.md`.
 *
 * @param route the page's address below the site's root
 * @param language the id of the language of its samples, if it is only one: `/docs/intro.python.md`
 */
export function copyPath(route: string, language?: string): string {
  const ending = language === undefined ? '.md' : `.${language}.md`;
  return `${route === '/' ? '/index' : route}${ending}`;
}
