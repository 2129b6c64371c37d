import type {ThemeConfig} from '@docusaurus/preset-classic';
import {BRAND, COMMUNITY, SITE_LANGUAGES} from './brand';

/** The navbar: both sections on the left; language, search and color mode on the right. */
export const navbar = {
  title: BRAND.name,
  logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
  items: [
    // The first part of the tutorial, which home and the sidebar lead to as well.
    {type: 'doc', docId: 'tutorial-basics/create-an-app', position: 'left', label: 'Tutorial'},
    {
      type: 'docSidebar',
      sidebarId: 'reference',
      docsPluginId: 'api',
      position: 'left',
      label: 'API',
    },
    {type: 'search', position: 'right'},
    // The menu is part of the required navbar, and keeps space for further languages.
    {
      type: 'localeDropdown',
      position: 'right',
      ...(SITE_LANGUAGES.length === 1 && {className: 'only-language'}),
    },
  ],
} satisfies ThemeConfig['navbar'];

/** Opens the dialog of src/site/client/askForConsent.ts. */
const CONSENT_BUTTON =
  '<button type="button" class="clean-btn footer__link-item" data-consent>Cookies</button>';

/** Returns the year of a date as readers see it, such as `January 2025`. */
const readYear = (date: string): string => date.split(' ').at(-1) ?? date;

/**
 * Builds the footer of every page.
 *
 * @param asOf the date when the facts about the service were published, as shown to readers
 * @param hasAnalytics whether readers choose about analytics, and can change their choice
 */
export const buildFooter = (asOf: string, hasAnalytics: boolean) =>
  ({
    links: [
      {
        title: 'Docs',
        items: [
          {label: 'Tutorial', to: '/docs/tutorial-basics/create-an-app'},
          {label: 'API', to: '/api/intro'},
          {label: 'Components', to: '/markdown-page'},
          {label: 'Accessibility', to: '/markdown-page#accessibility'},
          ...(hasAnalytics ? [{html: CONSENT_BUTTON}] : []),
        ],
      },
      {title: 'Community', items: [COMMUNITY.chat, COMMUNITY.social].map((link) => ({...link}))},
    ],
    copyright: `Copyright © ${readYear(asOf)} ${BRAND.name} · Describes the service as of ${asOf}`,
  }) satisfies ThemeConfig['footer'];
