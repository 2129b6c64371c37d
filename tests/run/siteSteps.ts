import {existsSync} from 'node:fs';
import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ROUTES} from '../site/routes';
import {serveBuild} from '../site/serveBuild';
import {checkBuiltLinks} from './checkBuiltLinks';
import {isClean} from './isClean';
import {
  type PlaywrightReport,
  readPlaywrightReport,
  readVitestReport,
  type VitestReport,
} from './readReports';
import {type Finished, runCommand} from './runCommand';
import {failOnExitCode, toOutcome, type Outcome, type Step} from './Step';
import type {ToolName} from './tools';

/** Pages from which the link check starts, because no other page links to them, on purpose. */
const ENTRANCES = ['/', '/markdown-page'];

/**
 * Runs a tool that writes its report to a file, and reads the report.
 *
 * @param run starts the tool, which has to write to the file
 * @param read summarizes the report; it also receives the output of the tool
 */
async function runReported(
  run: (file: string) => Promise<Finished>,
  read: (report: unknown, output: string) => Outcome,
): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'report-'));
  const file = path.join(folder, 'report.json');
  try {
    const {code, output} = await run(file);
    const text = await readFile(file, 'utf8').catch(() => {
      throw new Error(`It exited without a report.\n${output}`);
    });
    return failOnExitCode(read(JSON.parse(text), output), code, output);
  } finally {
    await rm(folder, {recursive: true});
  }
}

function vitestStep(name: string, args: readonly string[] = [], more: Partial<Step> = {}): Step {
  return {
    name,
    ...more,
    run: () =>
      runReported(
        (file) => runCommand('vitest', ['run', ...args, '--reporter=json', `--outputFile=${file}`]),
        (report, output) => readVitestReport(report as VitestReport, output),
      ),
  };
}

/** Unit tests. */
export const UNIT_TESTS: Step = vitestStep('unit tests');

/** Typical queries of readers, run against the built search index. */
export const GOLDEN_QUERIES: Step = vitestStep('golden queries', [
  '--config',
  'tests/golden/vitest.config.ts',
]);

const HOSTS_CONFIG = ['--config', 'tests/hosts/vitest.config.ts'];

/** Tests the nginx configuration on a local server. */
export const HOSTS: Step = vitestStep('hosts', [...HOSTS_CONFIG, 'hosts.test'], {
  needs: ['nginx', 'nginx-brotli', 'openssl'],
});

/** Tests the Caddy configuration on a local server. */
export const CADDY: Step = vitestStep('caddy', [...HOSTS_CONFIG, 'caddy.test'], {
  needs: ['caddy'],
});

type SamplesReport = Pick<Outcome, 'passed' | 'failed' | 'skipped' | 'notes' | 'notRun'> & {
  readonly details?: string;
};

function samplesStep(name: string, args: readonly string[], needs: readonly ToolName[]): Step {
  return {
    name,
    needs,
    run: () =>
      runReported(
        (file) => runCommand('tsx', ['tests/samples/runSamples.ts', '--json', file, ...args]),
        (report, output) => readSamplesReport(report as SamplesReport, output),
      ),
  };
}

function readSamplesReport(report: SamplesReport, output: string): Outcome {
  const total = report.passed + report.failed + (report.skipped ?? 0);
  return {
    ...report,
    read: `${total} runs`,
    failed: report.failed + (total === 0 ? 1 : 0),
    details: report.details ?? output,
  };
}

/**
 * Runs every sample against the mock server. Failure scenarios are three quarters of the runs, and most of the time of
 * a run is the start of a program, so outside of CI each scenario runs in one language only.
 */
export const SAMPLES: Step = samplesStep(
  'samples',
  process.env.CI === 'true' ? [] : ['--in-turn'],
  ['go', 'python3', 'python3-requests', 'curl', 'jq'],
);

/** Runs every sample in one language against the file that readers download: other languages send the same requests. */
export const PUBLISHED_MOCK_SERVER: Step = samplesStep(
  'published mock server',
  ['--server', 'build/mock-server.mjs', '--language', 'javascript'],
  [],
);

/** A clean build, like that of a release. A warning fails it, because nobody reads warnings. */
export const BUILD: Step = {
  name: 'build',
  async run() {
    await runCommand('docusaurus', ['clear']);
    const {code, output} = await runCommand(process.execPath, ['scripts/build.mjs']);
    const files = existsSync('build') ? await readdir('build', {recursive: true}) : [];
    const pages = files.filter((file) => file.endsWith('.html'));
    return toOutcome(pages.length, 'pages', isClean(code, output), output);
  },
};

/** Tests builds that have to fail, and builds that have to be identical. */
export const BUILD_TESTS: Step = {
  name: 'build tests',
  needs: ['chromium'],
  ciOnlyReason: 'it takes minutes. CI runs it; run it with npm run test:builds',
  run: () =>
    runReported(
      (file) =>
        runCommand('npm', ['run', 'test:builds', '--', '--reporter=json', `--outputFile=${file}`]),
      (report, output) => readVitestReport(report as VitestReport, output),
    ),
};

/** Checks links and anchors with a checker that is independent of Docusaurus. */
export const LINKS: Step = {
  name: 'links',
  cases: [79],
  async run() {
    const server = await serveBuild(path.resolve('build'), 0);
    try {
      const {followed, pages, faults} = await checkBuiltLinks(server.url, ENTRANCES);
      const orphans = ROUTES.filter((route) => !pages.has(route)).map(
        (route) => `No page links to ${route}`,
      );
      const all = [...faults, ...orphans];
      return toOutcome(followed, 'links', all.length === 0, all.join('\n'));
    } finally {
      await server.close();
    }
  },
};

function playwrightStep(name: string, args: readonly string[] = []): Step {
  return {
    name,
    needs: ['chromium'],
    run: () =>
      runReported(
        (file) =>
          runCommand('playwright', ['test', ...args, '--retries=1', '--reporter=json'], {
            PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          }),
        (report) => readPlaywrightReport(report as PlaywrightReport),
      ),
  };
}

/** Browser tests on the built site. */
export const BROWSER_TESTS: Step = playwrightStep('browser tests');

/** Browser tests on a separate build without any optimization. */
export const PLAIN: Step = {
  ...playwrightStep('without optimizations', ['--config', 'tests/plain/playwright.config.ts']),
  ciOnlyReason: 'it takes minutes. CI runs it; run it with npm run test:plain',
};

/** Browser tests on a separate build with analytics IDs. */
export const ANALYTICS: Step = playwrightStep('analytics', [
  '--config',
  'tests/analytics/playwright.config.ts',
]);
