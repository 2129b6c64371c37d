import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {docsContents} from '../../../live-docs';
import type {Loaded} from '../Optimization';
import unknownForm from '../unknownForm.cjs';

type Page = {readonly unlisted?: boolean};

/** What determines which parts of the theme a site uses. */
export type Site = {
  readonly baseUrlIssueBanner: boolean;
  readonly theme: ThemeConfig;
  /** The docs of every instance, one entry per version. */
  readonly versions: readonly LoadedContent['loadedVersions'][number][];
  /** The pages of `src/pages`. */
  readonly pages: readonly Page[];
};

function isThemeConfig(config: object): config is ThemeConfig {
  return 'navbar' in config && 'docs' in config;
}

function isPages(content: unknown): content is readonly Page[] {
  return Array.isArray(content);
}

/**
 * Reads what a site uses.
 *
 * @param loaded what Docusaurus has loaded
 * @throws the error of `unknownForm` if any of it has another form: a part that is used would be omitted
 */
export function readSite({siteConfig, allContent}: Loaded): Site {
  const fail = (what: string): Error =>
    unknownForm('omittedParts', 'build/omitted-parts/readSite.ts', what);
  const {baseUrlIssueBanner, themeConfig: theme} = siteConfig;
  if (!isThemeConfig(theme)) throw fail('the settings of the theme have neither navbar nor docs');
  const versions = [...docsContents(allContent).values()].flatMap((docs) => docs.loadedVersions);
  if (versions.length === 0) throw fail('no plugin for docs has loaded versions');
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {});
  if (!pages.every(isPages)) throw fail('the plugin for pages has not loaded a list');
  return {baseUrlIssueBanner, theme, versions, pages: pages.flat()};
}
