import {formatTable} from './formatTable';
import {bytesRow, type SiteResult} from './measureSite';
import type {Hydration} from './measureHydration';
import type {Run} from './runMeasured';

const PAINT = [
  'site',
  'HTML',
  'CSS',
  'fonts',
  'JS before paint',
  'JS in all',
  'until load',
  'requests',
  'after use',
  'ahead',
];

/** The builds of one site with a given number of pages. */
export type BuildResult = {
  readonly name: string;
  readonly pages: number;
  readonly cold: Run;
  readonly warm: Run;
};

/** How a clone becomes interactive. */
export type CloneHydration = Hydration & {readonly name: string};

/** Prints a line. */
export function say(line: string): void {
  console.log(line);
}

/** Prints the size of the pages of each site, and how fast they open. */
export function printSites(sites: readonly SiteResult[]): void {
  for (const page of ['guide', 'operation'] as const) {
    say(`\nBrotli kilobytes of the ${page} page, on a phone\n`);
    say(
      formatTable(
        PAINT,
        sites.map((site) => bytesRow(site.name, site[page])),
      ),
    );
  }
  say('\nLighthouse for phones, the guide page; milliseconds\n');
  const columns = Object.keys(sites[0]?.lighthouse ?? {});
  say(
    formatTable(
      ['site', ...columns],
      sites.map(({name, lighthouse}) => [name, ...Object.values(lighthouse)]),
    ),
  );
  say('\nThe next page by its link, on a slow phone\n');
  say(
    formatTable(
      ['site', 'ms', 'bytes'],
      sites.map(({name, navigation}) => [name, navigation.milliseconds, navigation.bytes]),
    ),
  );
}

/** Prints how long builds took. */
export function printBuilds(builds: readonly BuildResult[]): void {
  say('\nBuilds; other work on the machine shows in the seconds\n');
  say(
    formatTable(
      ['site', 'pages', 'cold s', 'warm s', 'peak MB'],
      builds.map(({name, pages, cold, warm}) => [
        name,
        pages,
        cold.seconds.toFixed(1),
        warm.seconds.toFixed(1),
        cold.peakMb,
      ]),
    ),
  );
}

/** Prints how the pages of a clone become interactive. */
export function printHydration({name, firstUseMs, run, networks}: CloneHydration): void {
  say(`\n${name} on slow networks, its scripts started as soon as it is on screen\n`);
  say(
    formatTable(
      ['network', 'first paint ms', 'interactive ms'],
      networks.map(({network, paintMs, hydratedMs}) => [network, paintMs, hydratedMs]),
    ),
  );
  say(`\nA tap on a page that nobody has touched, on a slow phone: ${firstUseMs} ms`);
  if (!run) return;
  say(
    `A program run in the page, until its first line: ${run.pressedMs} ms, and ${run.againMs} ms when its files are there; ${run.memoryMb} MB of memory`,
  );
}
