import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {BRAND} from '../src/site/brand';
import {nameNodePackage} from '../tests/upgrade/installNode';
import {runMeasured} from './runMeasured';

const SITE_HOST = new URL(BRAND.siteUrl).host;

/** The Lighthouse results for a page on a phone. Scores are out of 100, times are in milliseconds. */
export type LighthouseResult = Readonly<
  Record<(typeof SCORES)[number] | keyof typeof AUDITS, number>
>;

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
  mainThread: 'mainthread-work-breakdown',
} as const;

const NODE = nameNodePackage(process.platform, process.arch);

/**
 * The packages for Lighthouse. Since version 13 it supports all of `robots.txt`, and requires a newer Node than this
 * site does, so a Node package is installed with it.
 */
export const LIGHTHOUSE = {lighthouse: '^13.0.0', [NODE]: '^24.0.0'};

/** How many runs may fail on one page. */
const SPARE_RUNS = 2;

type Report = {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
};

/** Returns whether a report has all scores: Lighthouse gives none where one of its audits failed. */
function hasEveryScore({categories}: Report): boolean {
  return SCORES.every((name) => typeof categories[name]?.score === 'number');
}

function read(report: Report): LighthouseResult {
  const scores = SCORES.map((name) => [
    name,
    Math.round((report.categories[name]?.score ?? NaN) * 100),
  ]);
  const audits = Object.entries(AUDITS).map(([name, audit]) => [
    name,
    Math.round((report.audits[audit]?.numericValue ?? 0) * 1000) / 1000,
  ]);
  return Object.fromEntries([...scores, ...audits]) as LighthouseResult;
}

/** Returns the median; of an even number, the upper of the two middle values. */
export function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/**
 * Runs Lighthouse in its mobile mode, with its simulated throttling, and returns the median of each metric.
 *
 * @param tools the folder in whose `node_modules` `LIGHTHOUSE` is installed
 * @param url the page, on a local server
 * @param times the number of runs
 * @throws an Error when too many runs gave no score
 */
export async function runLighthouse(
  tools: string,
  url: string,
  times: number,
): Promise<LighthouseResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-lighthouse-'));
  const file = path.join(folder, 'report.json');
  // Uses the site's own host name: a page whose canonical URL is a different one loses points.
  const {host, pathname} = new URL(url);
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--ignore-certificate-errors',
    `--host-resolver-rules='MAP ${SITE_HOST} ${host}'`,
  ];
  const chrome = `--chrome-flags=${flags.join(' ')}`;
  const address = `https://${SITE_HOST}${pathname}`;
  const results: LighthouseResult[] = [];
  try {
    for (let run = 0; results.length < times; run += 1) {
      if (run === times + SPARE_RUNS) {
        throw new Error(`Lighthouse failed ${run - results.length} of ${run} times on ${url}.`);
      }
      const script = path.join(tools, 'node_modules/lighthouse/cli/index.js');
      const node = path.join(tools, 'node_modules', NODE, 'bin/node');
      const output = ['--output=json', `--output-path=${file}`, '--quiet'];
      await runMeasured(folder, [node, script, address, chrome, ...output]);
      const report = JSON.parse(await readFile(file, 'utf8')) as Report;
      if (hasEveryScore(report)) {
        results.push(read(report));
      }
    }
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
  const [first] = results;
  const names = Object.keys(first ?? {}) as (keyof LighthouseResult)[];
  return Object.fromEntries(
    names.map((name) => [name, medianOf(results.map((result) => result[name]))]),
  ) as LighthouseResult;
}
