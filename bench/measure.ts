import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

/** The page that is measured. */
export const GUIDE = '/docs/tutorial-basics/run-a-job';

/** Figures by what was measured. */
export type Figures = Readonly<Record<string, number>>;

/** Fetched by npx: with its packages it is larger than all others, for a command that is seldom run. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const SCORES = {
  'Performance score': 'performance',
  'Accessibility score': 'accessibility',
  'SEO score': 'seo',
} as const;

/** The parts of a report of Lighthouse that are read here: its scores, and the files that it has fetched. */
type Report = {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
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

/** Runs Lighthouse once, which emulates a phone. It finds Chrome, or takes the one that CHROME_PATH names. */
async function runLighthouse(url: string, slowdown: number): Promise<Report> {
  const flags = '--chrome-flags=--headless=new --no-sandbox'; // root cannot use the sandbox
  const processor = `--throttling.cpuSlowdownMultiplier=${slowdown}`;
  const args = ['--yes', LIGHTHOUSE, url, flags, processor, '--quiet', '--output=json'];
  const {stdout} = await promisify(execFile)('npx', args, {maxBuffer: 1e9});
  return JSON.parse(stdout) as Report;
}

/** Measures a page on the phone that Lighthouse is used to, and the blocking time also on one of half the speed. */
export async function measureUrl(url: string): Promise<Figures> {
  const {categories, audits} = await runLighthouse(url, 4);
  const slowPhone = await runLighthouse(url, 8);
  const fetched = audits['network-requests']?.details?.items ?? [];
  const kilobytes = (...extensions: readonly string[]): number =>
    fetched
      .filter(({url: file}) => extensions.includes(path.extname(new URL(file).pathname)))
      .reduce((sum, {transferSize}) => sum + transferSize / 1000, 0);
  const scores = Object.entries(SCORES).map(
    ([row, id]) => [row, (categories[id]?.score ?? NaN) * 100] as const,
  );
  return {
    'HTML and CSS until readable, KB': kilobytes('', '.css'),
    'Scripts, with those fetched ahead, KB': kilobytes('.js', '.mjs'),
    'Largest paint, ms': audits['largest-contentful-paint']?.numericValue ?? NaN,
    'Total blocking time, ms': audits['total-blocking-time']?.numericValue ?? NaN,
    'The same on half the speed, ms': slowPhone.audits['total-blocking-time']?.numericValue ?? NaN,
    ...Object.fromEntries(scores),
  };
}
