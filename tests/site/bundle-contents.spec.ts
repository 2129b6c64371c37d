import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {
  PAGE_DATA,
  type PageData,
} from '../../src/plugins/delivery/browser/route-manifests/RouteManifest';
import {builtFiles, readBuilt} from './builtPages';
import {reportReadCount} from './reportReadCount';

/** The code of the two scripts that every page loads. */
function readShared(files: readonly string[]): string {
  const shared = files.filter((file) => /^assets\/js\/(?:runtime~)?main\.\w+\.js$/.test(file));
  expect(shared).toHaveLength(2);
  return shared.map(readBuilt).join('\n');
}

test('the scripts that every page loads name no chunk of a page, so that they do not grow with the site', () => {
  const files = builtFiles();
  const code = readShared(files);
  const told = new RegExp(`<script type="application/json" id="${PAGE_DATA}">([^<]+)</script>`);
  const pages = files.filter((file) => file.endsWith('.html'));
  const parts = pages.flatMap((file) => {
    const [, json = '{}'] = told.exec(readBuilt(file)) ?? [];
    return Object.keys((JSON.parse(json) as Partial<PageData>).own?.parts ?? {});
  });
  expect(parts.length, 'parts of pages').toBeGreaterThan(20);
  expect(parts.filter((part) => code.includes(part))).toEqual([]);
  reportReadCount(parts.length, 'parts');
});

type Item = {readonly label: string; readonly href?: string; readonly items?: readonly Item[]};

function linksOf(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...linksOf(item.items ?? [])]);
}

/** The pages that the mobile menu lists below the section names, from the file that only this menu loads. */
function listPages(files: readonly string[]): Item[] {
  const found = files.filter((file) => /^assets\/js\/sections\.\w+\.js$/.test(file));
  expect(found).toHaveLength(1);
  const [file = ''] = found;
  const [, json = '[]'] = /JSON\.parse\('(.+)'\)/.exec(readBuilt(file)) ?? [];
  const sections = JSON.parse(json) as readonly Required<Item>[];
  const names = sections.map(({label}) => label);
  const starts = sections.map(({items}) => linksOf(items).find(({href}) => href)?.href);
  const listed = sections.flatMap(({items}) => linksOf(items));
  // The navbar has the section names and links to the first page of each section, on every page.
  return listed.filter(({label, href}) => !names.includes(label) && !starts.includes(href));
}

/** Files of packages that this site does not use, each with a string in it that a minifier keeps. */
const OMITTED = [
  ['theme-classic/lib/theme/DocVersionBadge/index.js', 'theme.docs.versionBadge.label'],
  [
    'theme-classic/lib/theme/DocVersionBanner/index.js',
    'theme.docs.versions.latestVersionLinkLabel',
  ],
  ['theme-classic/lib/theme/TagsListInline/index.js', 'theme.tags.tagsListLabel'],
  [
    'theme-classic/lib/theme/DocSidebar/Desktop/CollapseButton/index.js',
    'theme.docs.sidebar.collapseButtonTitle',
  ],
  [
    'theme-classic/lib/theme/NavbarItem/DocsVersionDropdownNavbarItem.js',
    'theme.navbar.mobileVersionsDropdown.label',
  ],
  ['core/lib/client/BaseUrlIssueBanner/index.js', 'docusaurus-base-url-issue-banner'],
] as const;

test('the scripts that every page loads contain no unused part of the theme', () => {
  const code = readShared(builtFiles());
  expect(code.length, 'scripts to read').toBeGreaterThan(100_000);
  for (const [file, words] of OMITTED) {
    const source = readFileSync(path.resolve('node_modules/@docusaurus', file), 'utf8');
    expect(source, `${file} still has these words`).toContain(words);
    expect(code, file).not.toContain(words);
  }
  reportReadCount(OMITTED.length, 'parts');
});

test('the scripts that every page loads contain no label and no address of a page', () => {
  const files = builtFiles();
  const code = readShared(files);
  const words = listPages(files).flatMap(({label, href = label}) => [`"${label}"`, `"${href}"`]);
  expect(words.length, 'labels and addresses').toBeGreaterThan(40);
  expect(words.filter((word) => code.includes(word))).toEqual([]);
  reportReadCount(words.length, 'labels and addresses');
});

/** Returns the longest part of a description that is spelled the same in HTML and in a script. */
function plainPart(description: string): string {
  const parts = description.split(/&#?\w+;|['"\\]/);
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

test('the sidebar data of a section contains only a label and an address for each page', () => {
  const files = builtFiles();
  const scripts = files.filter((file) => /^assets\/js\/.+\.js$/.test(file));
  const sections = scripts.map(readBuilt).filter((code) => code.includes('"docsSidebars":'));
  expect(sections).toHaveLength(2);
  const pages = files.filter((file) => /^(?:docs|api)\/.+\.html$/.test(file));
  const words = pages.flatMap((file) => {
    const [, text = ''] = / name="?description"? content="([^"]+)"/.exec(readBuilt(file)) ?? [];
    const id = file.replace(/^\w+\/(.+)\.html$/, '"$1"');
    return text ? [plainPart(text), id] : []; // a redirect has no description
  });
  expect(words.length, 'descriptions and ids').toBeGreaterThan(40);
  for (const code of sections) {
    expect(words.filter((word) => code.includes(word))).toEqual([]);
    expect(code).not.toContain('"unlisted":false');
  }
  reportReadCount(words.length, 'descriptions and ids');
});

test('the classes of a CSS module share their hash, so that names compress', () => {
  const sheets = builtFiles().filter((file) => /^assets\/css\/.+\.css$/.test(file));
  const names = new Set(
    sheets.flatMap((file) => readBuilt(file).match(/admonition\w*_\w{4}/g) ?? []),
  );
  const hashes = new Set([...names].map((name) => name.slice(-4)));
  expect(names.size, 'classes of the admonitions of the theme').toBeGreaterThan(1);
  expect(hashes.size, [...names].join(', ')).toBe(1);
  reportReadCount(names.size, 'classes');
});

test('exports have the shortest possible names', () => {
  const code = readShared(builtFiles());
  const names = [...code.matchAll(/\{([aA]):\(\)=>/g)].map(([, name]) => name);
  expect(names.length, 'modules with exports').toBeGreaterThan(20);
  // Names that do not depend on the other exports of a module begin with a capital letter.
  expect(names).not.toContain('A');
  reportReadCount(names.length, 'modules');
});
