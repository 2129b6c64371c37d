import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {BUDGETS, SLACK} from '../../bench/budgets';
import {bytesOf, measurePage, type PageCost, scriptsOf} from '../../bench/measurePage';
import {ROUTES} from '../../bench/routes';
import {serveCompressed} from '../../bench/serveCompressed';
import {
  PAGE_DATA,
  type PageData,
} from '../../src/plugins/delivery/browser/route-manifests/RouteManifest';
import {builtFiles, readBuilt} from './builtPages';
import {reportReadCount} from './reportReadCount';
import {openPage} from './watchPage';

function count({loads, elements}: PageCost): Readonly<Record<keyof typeof BUDGETS, number>> {
  const early = loads.filter(({phase}) => phase === 'paint');
  const scripts = scriptsOf(loads);
  return {
    readableBytes: bytesOf(early.filter(({kind}) => kind === 'html' || kind === 'css')),
    scriptBytesBeforePaint: bytesOf(scripts.filter(({phase}) => phase === 'paint')),
    scriptBytes: bytesOf(scripts),
    scriptRequests: scripts.length,
    blockingRequests: early.filter(({kind}) => kind !== 'image').length,
    fontBytes: bytesOf(loads.filter(({kind}) => kind === 'font')),
    elements,
  };
}

/**
 * The browser may paint a page that it is still parsing. Until the bar at the top is complete, its parts move by up to
 * 0.005 in all. `streamed-page.spec.ts` checks the content.
 */
const UNSEEN_SHIFT = 0.006;

for (const page of ['guide', 'operation'] as const) {
  test(`the ${page} page stays within the budgets of bench/budgets.ts, and nothing moves`, async ({
    browser,
  }) => {
    const server = await serveCompressed(path.resolve('build'));
    try {
      const cost = await measurePage(browser, server.url + ROUTES[page]);
      const counts = count(cost);
      for (const [key, budget] of Object.entries(BUDGETS)) {
        const found = counts[key as keyof typeof BUDGETS];
        console.log(`${page}: ${budget.name}: ${found} of ${budget[page]}`);
        expect.soft(found, `${budget.name}: ${budget.reason}`).toBeLessThanOrEqual(budget[page]);
        expect
          .soft(found, `${budget.name}: far below. Lower the budget, so that it holds the gain.`)
          .toBeGreaterThanOrEqual(budget[page] * (1 - SLACK));
      }
      expect(cost.layoutShift, 'layout shift').toBeLessThan(UNSEEN_SHIFT);
      reportReadCount(cost.loads.length, 'requests');
    } finally {
      await server.close();
    }
  });
}

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

/** The fields of a trace event that this test reads. */
type TraceEvent = {
  readonly name?: string;
  readonly args?: {
    readonly elementCount?: number;
    readonly beginData?: {readonly stackTrace?: readonly {readonly functionName: string}[]};
  };
};

test('when a script adds elements, the browser recalculates the style of these alone, not of the whole page', async ({
  browser,
}) => {
  const server = await serveCompressed(path.resolve('build'));
  const page = await browser.newPage();
  try {
    await openPage(page, server.url + ROUTES.guide);
    await page.waitForLoadState('networkidle');
    const elements = await page.locator('*').count();
    const client = await page.context().newCDPSession(page);
    const styled: number[] = [];
    client.on('Tracing.dataCollected', ({value}) => {
      for (const {name, args} of value as TraceEvent[]) {
        // Ignores recalculations that a frame of the browser or the page's own scripts cause at the same time.
        const isAsked = args?.beginData?.stackTrace?.some(
          (it) => it.functionName === 'addElements',
        );
        if (name === 'UpdateLayoutTree' && isAsked) {
          styled.push(args?.elementCount ?? 0);
        }
      }
    });
    const told = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
    await client.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
      },
    });
    await page.evaluate(function addElements() {
      for (const place of ['body', '.navbar__items', 'main']) {
        document.querySelector(place)?.append(document.createElement('p'));
        document.body.getBoundingClientRect();
      }
    });
    await client.send('Tracing.end');
    await told;
    expect(styled.length, 'times that the browser styled').toBeGreaterThanOrEqual(3);
    expect(Math.max(...styled), `of ${elements} elements`).toBeLessThan(10);
    reportReadCount(styled.length, 'changes');
  } finally {
    await page.close();
    await server.close();
  }
});
