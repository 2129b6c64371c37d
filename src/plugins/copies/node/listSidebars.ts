import type {BuiltPage} from './readPage';

type Listed = Pick<BuiltPage, 'route' | 'next'>;

/** The folders of pages, with what the navbar calls them. */
const SIDEBARS = [
  {folder: 'docs/', title: 'Tutorial'},
  {folder: 'api/', title: 'API reference'},
] as const;

/**
 * Lists the pages of each sidebar, in its order.
 *
 * @param pages by their addresses
 * @example listSidebars(pages, '/')[0] // {title: 'Tutorial', pages: [introduction, …]}
 */
export function listSidebars<Page extends Listed>(
  pages: ReadonlyMap<string, Page>,
  baseUrl: string,
) {
  return SIDEBARS.map(({folder, title}) => ({title, pages: listInOrder(pages, baseUrl + folder)}));
}

/** Lists the pages below an address in the order of their sidebar, in which each page leads to the next one. */
function listInOrder<Page extends Listed>(
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
