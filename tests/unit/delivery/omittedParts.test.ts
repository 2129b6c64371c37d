import {describe, expect, it} from 'vitest';
import type {Loaded} from '../../../src/plugins/delivery/build/Optimization';
import {
  OMITTED_PARTS,
  omitThemePart,
} from '../../../src/plugins/delivery/build/omitted-parts/changes';
import {THEME_PARTS} from '../../../src/plugins/delivery/build/omitted-parts/themeParts';

type Change = {
  readonly theme?: object;
  readonly doc?: object;
  readonly sidebar?: readonly object[];
  readonly version?: object;
  readonly pages?: unknown;
  readonly baseUrlIssueBanner?: boolean;
};

/** Makes a site that uses as little as possible, except for the change. */
function load({theme, doc, sidebar = [], version, pages = [], baseUrlIssueBanner}: Change): Loaded {
  return {
    siteConfig: {
      baseUrlIssueBanner: baseUrlIssueBanner ?? false,
      themeConfig: {
        navbar: {items: [{to: '/', label: 'Home'}]},
        docs: {sidebar: {hideable: false}},
        footer: {links: [{title: 'Docs', items: []}]},
        ...theme,
      },
    },
    allContent: {
      'docusaurus-plugin-content-docs': {
        default: {
          loadedVersions: [
            {
              banner: null,
              badge: false,
              docs: [{unlisted: false, tags: [], ...doc}],
              sidebars: {guides: [{type: 'doc', id: 'intro'}, ...sidebar]},
              ...version,
            },
          ],
        },
      },
      'docusaurus-plugin-content-pages': {default: pages},
    },
  };
}

function omittedFrom(change: Change): string[] {
  const omitted = OMITTED_PARTS.omitted?.(load(change)) ?? [];
  return omitted.map(({request}) => request.source.replaceAll('\\', '').replace(/^\^|\$$/g, ''));
}

const ALL = [
  ...Object.keys(THEME_PARTS).map((name) => `@theme/${name}`),
  './BaseUrlIssueBanner',
  'history',
  'prop-types',
];

const inMenu = (type: string) => ({navbar: {items: [{type: 'dropdown', items: [{type}]}]}});
const hideable = {docs: {sidebar: {hideable: true}}};

/** What a site uses, the change that adds it, and the parts that the site then loads. */
const USES: readonly (readonly [string, Change, readonly string[]])[] = [
  ['the banner of the core', {baseUrlIssueBanner: true}, ['./BaseUrlIssueBanner']],
  ['an unlisted doc', {doc: {unlisted: true}}, ['@theme/ContentVisibility']],
  ['an unlisted page', {pages: [{unlisted: true}]}, ['@theme/ContentVisibility']],
  [
    'a sidebar that hides',
    {theme: hideable},
    ['@theme/DocRoot/Layout/Sidebar/ExpandButton', '@theme/DocSidebar/Desktop/CollapseButton'],
  ],
  ['HTML in a sidebar', {sidebar: [{type: 'html'}]}, ['@theme/DocSidebarItem/Html']],
  [
    'HTML in a category',
    {sidebar: [{type: 'category', items: [{type: 'html'}]}]},
    ['@theme/DocSidebarItem/Html'],
  ],
  ['a version with a badge', {version: {badge: true}}, ['@theme/DocVersionBadge']],
  ['an old version', {version: {banner: 'unmaintained'}}, ['@theme/DocVersionBanner']],
  [
    'a footer of one row',
    {theme: {footer: {links: [{label: 'Docs', to: '/docs'}]}}},
    ['@theme/Footer/Links/Simple'],
  ],
  ['a tag', {doc: {tags: [{label: 'GPU'}]}}, ['@theme/TagsListInline']],
  ['a link to a doc', {theme: inMenu('doc')}, ['@theme/NavbarItem/DocNavbarItem']],
  [
    'a link to a sidebar',
    {theme: inMenu('docSidebar')},
    ['@theme/NavbarItem/DocSidebarNavbarItem'],
  ],
  [
    'a menu of versions',
    {theme: inMenu('docsVersionDropdown')},
    ['@theme/NavbarItem/DocsVersionDropdownNavbarItem'],
  ],
  [
    'a version in the bar',
    {theme: inMenu('docsVersion')},
    ['@theme/NavbarItem/DocsVersionNavbarItem'],
  ],
  ['HTML in the bar', {theme: inMenu('html')}, ['@theme/NavbarItem/HtmlNavbarItem']],
  [
    'HTML before the languages',
    {theme: {navbar: {items: [{type: 'custom', dropdownItemsBefore: [{type: 'html'}]}]}}},
    ['@theme/NavbarItem/HtmlNavbarItem'],
  ],
  [
    'a menu of languages',
    {theme: {navbar: {items: [{type: 'localeDropdown'}]}}},
    ['@theme/NavbarItem/LocaleDropdownNavbarItem'],
  ],
  ['search', {theme: inMenu('search')}, ['@theme/NavbarItem/SearchNavbarItem']],
];

describe('parts of the theme', () => {
  it('are left out where a site uses none', () => {
    expect(omittedFrom({})).toEqual(ALL);
  });

  it.each(USES)('are loaded for %s', (_what, change, parts) => {
    expect(omittedFrom(change)).toEqual(ALL.filter((part) => !parts.includes(part)));
  });

  it('are each loaded by a site of this test', () => {
    const loaded = USES.flatMap(([, , parts]) => parts);
    expect(ALL.filter((part) => !loaded.includes(part))).toEqual(['history', 'prop-types']);
  });

  it('that moved fail the build, with the switch and the file to change', () => {
    expect(() => omitThemePart('NoSuchPart')).toThrow(
      /omittedParts .*there is no @docusaurus\/theme-classic\/lib\/theme\/NoSuchPart to leave out.*themeParts\.ts/,
    );
  });
});

describe('a site of an unknown form fails the build, before a part is left out that it uses', () => {
  const FORMS: readonly (readonly [string, Loaded])[] = [
    [
      'the settings of the theme',
      {...load({}), siteConfig: {baseUrlIssueBanner: false, themeConfig: {}}},
    ],
    ['no plugin for docs', {...load({}), allContent: {}}],
    ['the plugin for pages', load({pages: {all: []}})],
  ];
  it.each(FORMS)('%s', (words, loaded) => {
    expect(() => OMITTED_PARTS.omitted?.(loaded)).toThrow(new RegExp(`omittedParts .*${words}`));
  });
});
