import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {BRAND} from '../src/site/brand';
import {nameNodePackage} from '../tests/upgrade/bringNode';
import {runMeasured} from './runMeasured';

const SITE_HOST = new URL(BRAND.siteUrl).host;

/** What Lighthouse says of a page on a phone. Scores are of 100, times are in milliseconds. */
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
 * What Lighthouse needs. Since 13 it knows all of `robots.txt`, and runs on a newer Node than this site asks for:
 * it brings its own.
 */
export const LIGHTHOUSE = {lighthouse: '^13.0.0', [NODE]: '^24.0.0'};

/** How many runs may break off on one page. */
const SPARE_RUNS = 2;

type Report = {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
};

/** Lighthouse gives no score where one of its audits broke off. */
function isJudged({categories}: Report): boolean {
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

/** The one in the middle. */
export function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/**
 * Runs Lighthouse for phones, with its simulated throttling, and takes the median of each figure.
 *
 * @param tools the folder in whose `node_modules` `LIGHTHOUSE` is installed
 * @param url the page, on a server of this machine
 * @param times how often
 * @throws an Error when too many runs gave no score
 */
export async function runLighthouse(
  tools: string,
  url: string,
  times: number,
): Promise<LighthouseResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-lighthouse-'));
  const file = path.join(folder, 'report.json');
  // Under its own name: a page whose canonical address is another one loses points.
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
        throw new Error(`Lighthouse broke off ${run - results.length} of ${run} times on ${url}.`);
      }
      const script = path.join(tools, 'node_modules/lighthouse/cli/index.js');
      const node = path.join(tools, 'node_modules', NODE, 'bin/node');
      const output = ['--output=json', `--output-path=${file}`, '--quiet'];
      await runMeasured(folder, [node, script, address, chrome, ...output]);
      const report = JSON.parse(await readFile(file, 'utf8')) as Report;
      if (isJudged(report)) {
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
