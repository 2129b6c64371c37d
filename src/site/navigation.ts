import type {ThemeConfig} from '@docusaurus/preset-classic';
import {BRAND, COMMUNITY} from './brand';

/** The two sections of the site, each with the sidebar that shows its pages. */
export const SECTIONS = [
  {label: 'Tutorial', docsPluginId: 'default', sidebarId: 'guides'},
  {label: 'API', docsPluginId: 'api', sidebarId: 'reference'},
] as const;

/** The bar at the top: both sections on the left; language, search and color mode on the right. */
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
    // One language so far. The menu is part of the bar that was asked for, and keeps the place of the next one.
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];

/**
 * The foot of each page.
 *
 * @param asOf when the facts of the service were published, as readers see it
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
