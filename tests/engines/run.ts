// `npm run test:engines`: tests the built site in browsers whose packaged versions Playwright cannot control.
import {BUILD_DIR} from '../site/builtPages';
import {answers} from '../run/answers';
import type {Engine} from './Engine';
import {type ReportingServer, serveWithReports} from './serveWithReports';
import {startFirefox} from './startFirefox';
import {startWebkit} from './startWebkit';
import {visitSite} from './visitSite';

type Candidate = {
  readonly label: string;
  readonly packages: string;
  readonly probes: readonly (readonly [string, ...string[]])[];
  readonly start: () => Promise<Engine>;
};

/** The maximum number of faults to print: more lines contain nothing new. */
const SHOWN = 20;

const FIREFOX = process.env.FIREFOX ?? 'firefox-esr';

const CANDIDATES: readonly Candidate[] = [
  {
    label: 'R2: Firefox',
    packages: 'firefox-esr',
    probes: [[FIREFOX, '--version']],
    start: () => startFirefox(FIREFOX),
  },
  {
    label: 'R3: WebKit',
    packages: 'webkit2gtk-driver xvfb',
    probes: [
      ['sh', '-c', 'command -v WebKitWebDriver'],
      ['sh', '-c', 'command -v Xvfb'],
    ],
    start: startWebkit,
  },
];

async function isInstalled({probes}: Candidate): Promise<boolean> {
  return (await Promise.all(probes.map(answers))).every(Boolean);
}

/** Violates the policy on purpose, to check that the engine reports violations. */
async function isHeard(engine: Engine, {violations}: ReportingServer): Promise<boolean> {
  const before = violations.size;
  await engine.evaluate(`document.body.setAttribute('style', 'color: red')`);
  for (let tries = 0; tries < 50 && violations.size === before; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return violations.size > before;
}

/** Visits the site in one engine, and prints the result. */
async function tour(label: string, engine: Engine, server: ReportingServer): Promise<boolean> {
  const {pages, interactions, faults} = await visitSite(engine, server.url);
  const count = server.violations.size;
  const all = [...faults, ...server.violations];
  if (!(await isHeard(engine, server))) {
    all.push('a deliberate violation was not reported, so the absence of reports proves nothing');
  }
  const verdict = all.length === 0 ? 'passed' : 'FAILED';
  console.log(
    `${verdict}  ${label} (${engine.name}): ${pages} pages, ${interactions} interactions, ${count} violations`,
  );
  all.slice(0, SHOWN).forEach((fault) => console.log(`        ${fault}`));
  return all.length === 0;
}

/** Each engine gets its own server, so that reports are kept apart. An engine that fails does not affect the others. */
async function test({label, start}: Candidate): Promise<boolean> {
  const server = await serveWithReports(BUILD_DIR);
  try {
    const engine = await start();
    return await tour(label, engine, server).finally(engine.close);
  } catch (error) {
    console.log(`FAILED  ${label}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    await server.close();
  }
}

/** @returns the exit code: 1 when an engine failed, or when none is installed */
async function main(): Promise<number> {
  const verdicts: boolean[] = [];
  for (const candidate of CANDIDATES) {
    if (await isInstalled(candidate)) {
      verdicts.push(await test(candidate));
    } else {
      console.log(
        `not run  ${candidate.label} is not installed. On Debian: apt-get install ${candidate.packages}`,
      );
    }
  }
  return verdicts.length > 0 && verdicts.every(Boolean) ? 0 : 1;
}

void main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
