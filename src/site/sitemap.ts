import type {Options} from '@docusaurus/plugin-sitemap';
import {listPrograms} from '../plugins/console';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/** Lists the pages, as Docusaurus does, and the files of the programs. */
export const createSitemapItems: CreateSitemapItems = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const {url} = params.siteConfig;
  const pages = await defaultCreateSitemapItems(params);
  const programs = listPrograms('.').map((file) => ({
    url: `${url}/${file}`,
    lastmod: null,
    changefreq: null,
    priority: null,
  }));
  return [...pages, ...programs];
};
