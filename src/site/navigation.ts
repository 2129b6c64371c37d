import type {ThemeConfig} from '@docusaurus/preset-classic';
import {BRAND, COMMUNITY} from './brand';

/** The two sections of the site, each with the sidebar that shows its pages. */
export const SECTIONS = [
  {label: 'Tutorial', docsPluginId: 'default', sidebarId: 'guides'},
  {label: 'API', docsPluginId: 'api', sidebarId: 'reference'},
] as const;

/** The navbar: both sections on the left; language, search and color mode on the right. */
export const navbar = {
  title: BRAND.name,
  logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
  items: [
    {type: 'docSidebar', sidebarId: 'guides', position: 'left', label: 'Tutorial'},
    {
      type: 'docSidebar',
      sidebarId: 'reference',
      docsPluginId: 'api',
      position: 'left',
      label: 'API',
    },
    {type: 'search', position: 'right'},
    // Only one language so far. The menu is part of the required navbar, and keeps space for further languages.
    {type: 'localeDropdown', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];

/**
 * Builds the footer of every page.
 *
 * @param asOf the date when the facts about the service were published, as shown to readers
 */
export const buildFooter = (asOf: string) =>
  ({
    links: [
      {
        title: 'Docs',
        items: [
          {label: 'Tutorial', to: '/docs/intro'},
          {label: 'API', to: '/api/intro'},
          {label: 'Accessibility', to: '/markdown-page#accessibility'},
        ],
      },
      {title: 'Community', items: [COMMUNITY.chat, COMMUNITY.social].map((link) => ({...link}))},
    ],
    copyright: `${BRAND.copyright} · Describes the service as of ${asOf}`,
  }) satisfies ThemeConfig['footer'];
