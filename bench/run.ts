import {execFile, execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import type {Browser} from 'playwright-core';
import {addToSidebar} from '../scripts/newPage';
import {runMain} from '../scripts/runMain';
import {CHROMIUM, CHROMIUM_ARGS, launchBrowser} from '../tests/helpers/browser';
import {serveBuild} from '../tests/helpers/serveBuild';
import {OWN, type Site, SITES} from './sites';

const SCRATCH = path.resolve('.scratch/bench');
const GUIDE = '/docs/tutorial-basics/run-a-job';
const NEXT = '/docs/tutorial-basics/retrieve-a-job';
/** The button that opens the menu on a phone, and what there is once it is open: here, with Starlight, in Docusaurus. */
const MENU = [
  '.navbar__toggle, starlight-menu-button button',
  '.navbar__toggle[open], body[data-mobile-menu-expanded], .navbar-sidebar--show',
] as const;
/** Fetched by npx: with its packages it is larger than all others, for a command that is seldom run. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const QUIET_MS = 3000;
const PHONE = {viewport: {width: 412, height: 823}, hasTouch: true, isMobile: true} as const;
/** A phone on the move: 1.6 Mbit/s, a round trip of 150 ms, a processor a quarter as fast as this one. */
const NETWORK = {offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9e4};
const SLOWER = 4;

/** A page as plain Markdown, which every generator of sites can read. Its route has no leading slash. */
type BenchPage = {readonly route: string; readonly title: string; readonly body: string};

/** Values by what was measured: a row of the table for each. */
type Results = Record<string, string | number>;

/** The parts of a report of Lighthouse that are read here: its scores, and the files that it has fetched. */
type Report = {
  readonly categories: Readonly<Record<string, {readonly score: number}>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly details?: {readonly items?: readonly {url: string; transferSize: number}[]};
      }
    >
  >;
};

const folderOf = (name: string): string =>
  path.join(SCRATCH, name.toLowerCase().replaceAll(' ', '-'));

function write(folder: string, file: string, text: string): void {
  const place = path.join(folder, file);
  fs.mkdirSync(path.dirname(place), {recursive: true});
  fs.writeFileSync(place, text);
}

/** Reads the Markdown copies of the pages in `build/`. */
function readPages(): BenchPage[] {
  const files = fs.readdirSync('build', {recursive: true, encoding: 'utf8'}).sort();
  const copies = files.filter((file) => /^(?:docs|api)\/.*\.md$/.test(file));
  return copies.map((file) => {
    const route = file.replace(/\.md$/, '');
    const text = fs.readFileSync(`build/${file}`, 'utf8');
    const [, title = route] = /^# (.+)$/m.exec(text) ?? [];
    const body = text.replace(/^[^]*?^# .+$/m, '');
    return {route, title, body: body.replaceAll(/https:\/\/[^/]+(\/[^)\s]+)\.md(?=[)#])/g, '$1')};
  });
}

/** Makes pages of 500 words. The words are made up, because the site's own checks refuse numbers in prose. */
function makePages(count: number): BenchPage[] {
  const word = (number: number): string =>
    String(number).replace(/\d/g, (digit) => `x${'aeiouybdgk'.charAt(Number(digit))}`);
  return Array.from({length: count}, (_, index) => {
    const title = `Generated page ${word(index)}`;
    const sections = ['alpha', 'beta', 'gamma', 'delta', 'sigma', 'omega'].map((part) => {
      const line = `Line of part ${part} of ${title}. `;
      return `## Part ${part}\n\n${line.repeat(10)}\n\n\`\`\`text\n${line}\n\`\`\`\n`;
    });
    const body = `${title}.\n\n${sections.join('\n')}`;
    return {route: `docs/generated/page-${word(index)}`, title, body};
  });
}

/** Runs a command in a folder, and returns the seconds that it took. */
function time(folder: string, command: string): number {
  const [program = '', ...args] = command.split(' ');
  const tools = path.join(folder, 'node_modules/.bin');
  const env = {...process.env, PATH: `${tools}:${process.env.PATH ?? ''}`, CI: 'true'};
  const start = performance.now();
  execFileSync(program, args, {cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe']});
  return Math.round((performance.now() - start) / 100) / 10;
}

/** Links the packages of this site into a folder, so that it has a cache of its own. */
function linkPackages(folder: string): void {
  fs.mkdirSync(path.join(folder, 'node_modules'), {recursive: true});
  for (const entry of fs.readdirSync('node_modules').filter((it) => it !== '.cache')) {
    fs.symlinkSync(path.resolve('node_modules', entry), path.join(folder, 'node_modules', entry));
  }
}

/** Writes a site with all pages. Of this one, as it was committed, only some are not there. */
function prepare({name, manifest, files, pageFile}: Site, pages: BenchPage[], more: BenchPage[]) {
  const folder = folderOf(name);
  fs.rmSync(folder, {recursive: true, force: true});
  if (name === OWN) execFileSync('git', ['clone', '--quiet', '--local', '.', folder]);
  if (manifest) {
    write(folder, 'package.json', JSON.stringify({private: true, ...manifest}));
    time(folder, 'npm install --no-audit --no-fund --ignore-scripts');
  } else linkPackages(folder);
  for (const [file, text] of Object.entries(files)) write(folder, file, text);
  const start = {route: 'index', title: 'Start', body: 'Start.'};
  const missing = name === OWN ? more : [start, ...pages, ...more];
  for (const {route, title, body} of missing) {
    const description = `${title}, which is like many others and was made for measuring builds.`;
    const about = `title: ${title}\ndescription: ${description}\nkind: concept\nsources: [conclusion]`;
    write(folder, pageFile(route), `---\n${about}\n---\n\n${body}`);
  }
  if (name !== OWN) return;
  const ids = more.map(({route}) => route.replace('docs/', ''));
  write(folder, 'sidebars.ts', ids.reduce(addToSidebar, fs.readFileSync('sidebars.ts', 'utf8')));
}

/** The milliseconds from a tap on a slow phone, on a page that was left alone, until something is there. */
async function timeTap(
  browser: Browser,
  url: string,
  tapped: string,
  until: string,
): Promise<number> {
  const page = await browser.newPage(PHONE);
  const client = await page.context().newCDPSession(page);
  await page.goto(url, {waitUntil: 'networkidle'}); // hydration may replace what is tapped
  const target = page.locator(tapped).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(QUIET_MS);
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
  const start = performance.now();
  await target.tap();
  await page.waitForSelector(until, {state: 'attached'});
  const taken = Math.round(performance.now() - start);
  await page.close();
  return taken;
}

/** The medians of three runs of Lighthouse, with its own emulation of a phone. */
async function runLighthouse(url: string): Promise<Results> {
  const flags = `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`;
  const env = {...process.env, CHROME_PATH: CHROMIUM};
  const reports: Report[] = [];
  while (reports.length < 3) {
    const args = ['--yes', LIGHTHOUSE, url, flags, '--quiet', '--output=json'];
    const {stdout} = await promisify(execFile)('npx', args, {env, maxBuffer: 1e9});
    reports.push(JSON.parse(stdout) as Report);
  }
  const median = (read: (report: Report) => number | undefined): number =>
    Math.round(reports.map((it) => read(it) ?? NaN).sort((a, b) => a - b)[1] ?? NaN);
  const scores = SCORES.map((name) => median((it) => (it.categories[name]?.score ?? NaN) * 100));
  const audit = (name: string): number => median(({audits}) => audits[name]?.numericValue);
  const kilobytes = (files: RegExp): number =>
    median(({audits}) =>
      (audits['network-requests']?.details?.items ?? [])
        .filter((it) => files.test(new URL(it.url).pathname))
        .reduce((sum, {transferSize}) => sum + transferSize / 1000, 0),
    );
  return {
    'HTML and CSS until readable, KB': kilobytes(/\/[^.]*$|\.css$/),
    'Scripts, with those fetched ahead, KB': kilobytes(/\.m?js$/),
    'Largest contentful paint, ms': audit('largest-contentful-paint'),
    'Total blocking time, ms': audit('total-blocking-time'),
    'Performance, accessibility, best practices, SEO': scores.join(', '),
  };
}

/** Measures a site, served as a good host does: text comes compressed, and assets are kept. */
async function measureSite(browser: Browser, folder: string, nextTitle: string): Promise<Results> {
  time('.', `tsx scripts/compress.ts ${folder}`);
  const server = await serveBuild(folder, 0, 'max-age=31536000, immutable');
  const url = server.url + GUIDE;
  const opened = `h1:has-text("${nextTitle}")`;
  const results = {
    ...(await runLighthouse(url)),
    'Next page, ms': await timeTap(browser, url, `main a[href^="${NEXT}"]:visible`, opened),
    'First tap, ms': await timeTap(browser, url, ...MENU),
  };
  await server.close();
  return results;
}

/** Prints a Markdown table with a column for each site. */
function printTable(table: ReadonlyMap<string, Results>): void {
  const columns = [...table.values()];
  console.log(`\n| Page ${GUIDE} | ${[...table.keys()].join(' | ')} |`);
  console.log(`|${' --- |'.repeat(columns.length + 1)}`);
  for (const row of Object.keys(columns[0] ?? {})) {
    console.log(`| ${row} | ${columns.map((results) => results[row]).join(' | ')} |`);
  }
}

/**
 * `npm run bench`: builds the same pages here, with Starlight and with stock Docusaurus, and prints a table. Pages are
 * measured at the first size. `-- --pages 28` leaves out the builds of 1,000 pages.
 */
runMain(async () => {
  const {values} = parseArgs({
    options: {pages: {type: 'string', multiple: true, default: ['28', '1000']}},
  });
  const pages = readPages();
  const next = pages.find(({route}) => `/${route}` === NEXT);
  if (!next) throw new Error(`build/ has no page ${NEXT}. Run npm run build first.`);
  const table = new Map<string, Results>();
  const browser = await launchBrowser();
  try {
    for (const [index, count] of values.pages.entries()) {
      const more = makePages(Math.max(0, Number(count) - pages.length));
      for (const site of SITES) {
        const {name, build, output} = site;
        console.log(`${name}, ${count} pages …`);
        prepare(site, pages, more);
        const folder = folderOf(name);
        const seconds = `${time(folder, build)}, ${time(folder, build)}`;
        const built = path.join(folder, output);
        const results =
          index === 0 ? await measureSite(browser, built, next.title) : table.get(name);
        table.set(name, {...results, [`Build of ${count} pages, cold and warm, s`]: seconds});
      }
    }
  } finally {
    await browser.close();
  }
  printTable(table);
});
