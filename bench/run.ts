import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runMain} from '../scripts/runMain';
import {createSiteServer} from '../scripts/siteServer';
import {type Figures, GUIDE, measureUrl} from './measure';
import {readPages} from './pages';
import {type Site, SITES} from './sites';

const SCRATCH = path.resolve('.scratch/bench');

/** A figure of a site, and its row in the table. */
type Result = {readonly site: string; readonly row: string; readonly figure: number};

const siteFolder = ({name}: Site): string =>
  path.join(SCRATCH, name.toLowerCase().replaceAll(/\W+/g, '-'));

/** The folder for temporary files of a site: nothing that a build keeps is elsewhere. */
const temporaryFolder = (site: Site): string => path.join(siteFolder(site), '.temporary');

/** Builds a site, and returns the seconds that it took. */
function build(site: Site): number {
  const folder = siteFolder(site);
  const [program, ...args] = site.build;
  const PATH = `${path.join(folder, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
  const env = {...process.env, PATH, CI: 'true', TMPDIR: temporaryFolder(site)};
  mkdirSync(env.TMPDIR, {recursive: true});
  const start = performance.now();
  execFileSync(program, args, {cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe']});
  return (performance.now() - start) / 1000;
}

/** Builds a site with nothing but its packages, as on a new machine, and again without a change. */
function timeBuilds(site: Site, count: number): Figures {
  for (const rest of [...site.caches, site.output, temporaryFolder(site)]) {
    rmSync(path.resolve(siteFolder(site), rest), {recursive: true, force: true});
  }
  return {
    [`Build of ${count} pages, cold, s`]: build(site),
    [`Build of ${count} pages, warm, s`]: build(site),
  };
}

/** Measures a page of a built site, served as a good host does: text comes compressed, and assets are kept. */
async function measurePage(site: Site): Promise<Figures> {
  const folder = path.join(siteFolder(site), site.output);
  const server = createSiteServer(folder, true);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return await measureUrl(`http://127.0.0.1:${port}${GUIDE}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const listResults = ({name: site}: Site, figures: Figures): Result[] =>
  Object.entries(figures).map(([row, figure]) => ({site, row, figure}));

function findMedian(results: readonly Result[]): number {
  const figures = results.map(({figure}) => figure).filter((figure) => !Number.isNaN(figure));
  return figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;
}

/** Prints a Markdown table with a column for each site. */
function printTable(results: readonly Result[]): void {
  const sites = SITES.map(({name}) => name);
  console.log(`\n| Page ${GUIDE} | ${sites.join(' | ')} |`);
  console.log(`|${' --- |'.repeat(sites.length + 1)}`);
  for (const row of new Set(results.map((result) => result.row))) {
    const digits = / (?:s|KB)$/.test(row) ? 1 : 0;
    const ofRow = results.filter((result) => result.row === row);
    const cells = sites.map((site) => findMedian(ofRow.filter((result) => result.site === site)));
    console.log(`| ${row} | ${cells.map((cell) => cell.toFixed(digits)).join(' | ')} |`);
  }
}

/** How busy the machine is with this and with other work: processes that want to run, on average of a minute. */
const describeLoad = (): string =>
  `${new Date().toISOString().slice(0, 16)}, load ${os.loadavg()[0]?.toFixed(1) ?? '?'} on ${os.cpus().length} cores`;

/** `npm run bench`: see README.md. */
runMain(async () => {
  const {values} = parseArgs({
    options: {
      pages: {type: 'string', default: '28'},
      tries: {type: 'string', default: '3'},
      'builds-only': {type: 'boolean', default: false},
    },
  });
  const count = Number(values.pages);
  const pages = readPages(count);
  if (pages.own.length === 0) throw new Error('build/ has no pages. Run npm run build first.');
  const results: Result[] = [];

  for (const site of SITES) {
    rmSync(siteFolder(site), {recursive: true, force: true});
    site.create(siteFolder(site), pages);
  }
  for (let turn = 1; turn <= Number(values.tries); turn += 1) {
    for (const site of SITES) {
      console.log(`${describeLoad()}: ${site.name}, turn ${turn}`);
      results.push(...listResults(site, timeBuilds(site, count)));
      if (values['builds-only']) continue;
      try {
        results.push(...listResults(site, await measurePage(site)));
      } catch (error) {
        console.log(`${site.name} was not measured: ${String(error)}`);
      }
    }
  }
  printTable(results);
  console.log(
    `\nMedians of ${values.tries} in turn. ${describeLoad()}, Node.js ${process.version}.`,
  );
});
