import {execFile} from 'node:child_process';
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
  'Best practices score': 'best-practices',
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

/** Runs Lighthouse once, with its own emulation of a phone. It finds Chrome, or takes the one that CHROME_PATH names. */
export async function runLighthouse(url: string): Promise<Figures> {
  const flags = '--chrome-flags=--headless=new --no-sandbox'; // root cannot use the sandbox
  const args = ['--yes', LIGHTHOUSE, url, flags, '--quiet', '--output=json'];
  const {stdout} = await promisify(execFile)('npx', args, {maxBuffer: 1e9});
  const {categories, audits} = JSON.parse(stdout) as Report;
  const fetched = audits['network-requests']?.details?.items ?? [];
  const kilobytes = (files: RegExp): number =>
    fetched
      .filter((file) => files.test(new URL(file.url).pathname))
      .reduce((sum, {transferSize}) => sum + transferSize / 1000, 0);
  const scores = Object.entries(SCORES).map(
    ([row, id]) => [row, (categories[id]?.score ?? NaN) * 100] as const,
  );
  return {
    'HTML and CSS until readable, KB': kilobytes(/\/[^.]*$|\.css$/),
    'Scripts, with those fetched ahead, KB': kilobytes(/\.m?js$/),
    'Largest paint, ms': audits['largest-contentful-paint']?.numericValue ?? NaN,
    'Total blocking time, ms': audits['total-blocking-time']?.numericValue ?? NaN,
    ...Object.fromEntries(scores),
  };
}
