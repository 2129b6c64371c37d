import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type Browser, chromium} from 'playwright-core';
import {CHROMIUM, CHROMIUM_ARGS} from '../tests/browsers';
import {runMain} from '../scripts/runMain';
import {copySite} from '../tests/build/copySite';
import {generateOwnPages} from './generateOwnPages';
import {generatePages} from './generatePages';
import {measureSite, type SiteResult} from './measureSite';
import {measureEdits} from './measureEdits';
import {bytesOf, measurePage, scriptsOf} from './measurePage';
import {formatRoutes, measureRoutes, type RouteResult} from './measureRoutes';
import {measureHydration} from './measureHydration';
import {type Peer, PEERS} from './peers';
import {
  type BuildResult,
  type CloneHydration,
  printBuilds,
  printSites,
  printHydration,
  say,
} from './printTables';
import {type BenchPage, readPages} from './readPages';
import {readOptions} from './readOptions';
import {ROUTES} from './routes';
import {LIGHTHOUSE} from './runLighthouse';
import {runMeasured} from './runMeasured';
import {serveCompressed} from './serveCompressed';

const SCRATCH = path.resolve('.scratch/bench');
const TOOLS = path.join(SCRATCH, 'tools');
const OWN = 'This site';
const BESIDE = 'The other clone';
/**
 * Installs packages once; a folder whose dependencies did not change is left as it is. The project's overrides apply
 * there too, because some of these packages require versions that do not exist.
 */
async function install(
  folder: string,
  {packages, overrides}: Pick<Peer, 'packages' | 'overrides'>,
): Promise<void> {
  await mkdir(folder, {recursive: true});
  const file = path.join(folder, 'package.json');
  const own = JSON.parse(await readFile('package.json', 'utf8')) as {overrides: object};
  const wish = JSON.stringify({
    name: 'bench',
    private: true,
    dependencies: packages,
    overrides: {...own.overrides, ...overrides},
  });
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (before !== wish || !existsSync(path.join(folder, 'node_modules'))) {
    await writeFile(file, wish);
    await runMeasured(folder, ['npm', 'install', '--include=dev', '--no-audit', '--no-fund']);
  }
}

function launchBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: CHROMIUM, args: CHROMIUM_ARGS});
}

async function buildPeer(peer: Peer, pages: readonly BenchPage[]): Promise<BuildResult> {
  const folder = path.join(SCRATCH, peer.name.toLowerCase().replaceAll(' ', '-'));
  await install(folder, peer);
  const content = ['docs', 'api', 'src', ...peer.caches];
  await Promise.all(content.map((it) => rm(path.join(folder, it), {recursive: true, force: true})));
  for (const [file, text] of peer.write(pages)) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), text);
  }
  const [script, ...args] = peer.build;
  const command = [process.execPath, path.join(folder, 'node_modules', script), ...args];
  const cold = await runMeasured(folder, command);
  return {name: peer.name, pages: pages.length, cold, warm: await runMeasured(folder, command)};
}

/** A clone of this project, built. */
type Clone = {readonly name: string; readonly siteDir: string};

/** Builds a copy of a clone, with as many generated pages as it needs to have `count` pages. */
async function buildOwn(
  {name, siteDir}: Clone,
  count: number,
  pages: number,
): Promise<BuildResult & {folder: string}> {
  const copy = await copySite(siteDir);
  await generateOwnPages(copy, Math.max(0, count - pages));
  const command = ['npm', 'run', '--silent', 'build']; // older and newer clones start the build differently
  const cold = await runMeasured(copy, command);
  const warm = await runMeasured(copy, command);
  return {name, pages: Math.max(count, pages), cold, warm, folder: copy};
}

/** The results for pages with this site's own content. What `--quick` leaves out is empty. */
type Comparison = {
  readonly sites: readonly SiteResult[];
  readonly builds: readonly BuildResult[];
  readonly routes: readonly RouteResult[];
  readonly hydrations: readonly CloneHydration[];
  readonly edits: readonly number[];
};

/** Runs the measurements on pages with this site's own content. */
async function compare(
  pages: readonly BenchPage[],
  clones: readonly Clone[],
  isQuick: boolean,
): Promise<Comparison> {
  const builds: BuildResult[] = [];
  const own = clones.map(({name, siteDir}) => ({name, folder: path.join(siteDir, 'build')}));
  const folders = [...own];
  for (const peer of PEERS.filter((it) => it.isQuick || !isQuick)) {
    say(`Building ${peer.name} …`);
    try {
      builds.push(await buildPeer(peer, pages));
    } catch (error) {
      say(`${peer.name} is left out: ${String(error)}`);
      continue;
    }
    const folder = path.join(SCRATCH, peer.name.toLowerCase().replaceAll(' ', '-'), peer.output);
    folders.push({name: peer.name, folder});
  }
  await install(TOOLS, {packages: LIGHTHOUSE});
  process.env.CHROME_PATH ??= CHROMIUM; // for Lighthouse
  const browser = await launchBrowser();
  const sites: SiteResult[] = [];
  try {
    for (const site of folders) {
      say(`Measuring ${site.name} …`);
      sites.push(await measureSite(browser, TOOLS, site, isQuick ? 3 : 5));
    }
    const hydrations: CloneHydration[] = [];
    for (const {name, folder} of own) {
      hydrations.push({name, ...(await measureHydration(browser, folder))});
    }
    if (isQuick) {
      return {sites, builds, routes: [], hydrations, edits: []};
    }
    say('Measuring every route …');
    const routes = await measureRoutes(browser, TOOLS);
    return {sites, builds, routes, hydrations, edits: await measureEdits(browser)};
  } finally {
    await browser.close();
  }
}

/** Measures how builds, and the scripts of this site's guide page, grow with the number of pages. */
async function measureGrowth(
  pages: readonly BenchPage[],
  clones: readonly Clone[],
  counts: readonly number[],
): Promise<{builds: BuildResult[]; loads: object[]}> {
  const builds: BuildResult[] = [];
  const loads: object[] = [];
  for (const count of [pages.length, ...counts]) {
    try {
      for (const clone of clones) {
        say(`Building ${clone.name} with ${count} pages …`);
        const {folder, ...own} = await buildOwn(clone, count, pages.length);
        builds.push(own);
        loads.push({site: own.name, pages: own.pages, scripts: await measureMainScript(folder)});
        await rm(folder, {recursive: true, force: true});
      }
      for (const peer of count === pages.length ? [] : PEERS.filter((it) => it.isQuick)) {
        say(`Building ${peer.name} with ${count} pages …`);
        const added = generatePages(count - pages.length).flatMap((group) => group.pages);
        builds.push(await buildPeer(peer, [...pages, ...added]));
      }
    } catch (error) {
      say(`The rest of ${count} pages is left out: ${String(error)}`);
      process.exitCode = 1; // continue, because the results so far took an hour
    }
  }
  return {builds, loads};
}

/** Returns the bytes of the guide page's scripts in a built copy, which grow with the number of pages. */
async function measureMainScript(copy: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const server = await serveCompressed(path.join(copy, 'build'));
    try {
      const {loads} = await measurePage(browser, server.url + ROUTES.guide);
      return bytesOf(scriptsOf(loads));
    } finally {
      await server.close();
    }
  } finally {
    await browser.close();
  }
}

/**
 * `npm run bench`: measures this site and its peers, prints tables and writes `bench/results.json`. `--quick` writes to
 * `.scratch/bench` instead, and leaves out two peers, two of five repetitions, and large sites; `--up-to 1000` leaves
 * out the builds of 3,000 pages; `--beside` with the folder of another clone measures that clone in the same run.
 */
async function main(args: readonly string[]): Promise<void> {
  const {isQuick, counts, beside} = readOptions(args);
  const clones = [{name: OWN, siteDir: process.cwd()}];
  if (beside !== undefined) clones.push({name: BESIDE, siteDir: path.resolve(beside)});
  const pages = await readPages('build');
  say(`${pages.length} pages of this site, as Markdown, for every peer.`);
  const {sites, builds, routes, hydrations, edits} = await compare(pages, clones, isQuick);
  printSites(sites);
  hydrations.forEach(printHydration);
  if (routes.length > 0) {
    say(`\nThe ${routes.length} routes of this site\n\n${formatRoutes(routes)}\n`);
  }
  if (edits.length > 0) {
    say(`An edit of a page until npm start shows it, one after the other: ${edits.join(', ')} ms`);
  }
  const growth = await measureGrowth(pages, clones, counts);
  const all = [...growth.builds, ...builds];
  printBuilds(all);
  const packages = Object.fromEntries(
    [...PEERS, {name: 'Lighthouse', packages: LIGHTHOUSE}].map((it) => [it.name, it.packages]),
  );
  const results = {
    date: new Date().toISOString().slice(0, 10),
    form: isQuick ? 'quick' : 'full',
    node: process.version,
    packages,
    sites,
    routes,
    hydrations,
    edits,
    builds: all,
    growth: growth.loads,
  };
  // README.md cites the results of the last full run; a quick one must not replace them.
  const file = isQuick ? path.join(SCRATCH, 'results.json') : 'bench/results.json';
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
  say(`\nWritten to ${path.relative('.', file)}.`);
}

runMain(() => main(process.argv.slice(2)));
