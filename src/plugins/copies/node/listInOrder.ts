import type {BuiltPage} from './readPage';

/**
 * Lists the pages below an address in the order of their sidebar, in which each page leads to the next one.
 *
 * @param pages by their addresses
 * @example listInOrder(pages, '/docs/') // the introduction first
 */
export function listInOrder<Page extends Pick<BuiltPage, 'route' | 'next'>>(
  pages: ReadonlyMap<string, Page>,
  address: string,
): Page[] {
  const listed = [...pages.values()].filter(({route}) => route.startsWith(address));
  const followers = new Set(listed.map(({next}) => next));
  const order = new Set<Page>(); // two pages can lead to the same one
  for (const first of listed.filter(({route}) => !followers.has(route))) {
    for (let page: Page | undefined = first; page; page = pages.get(page.next ?? '')) {
      order.add(page);
    }
  }
  return [...order];
}
