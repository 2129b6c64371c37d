import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {startSandbox} from '../../sandbox/startSandbox';
import {runMain} from '../../scripts/runMain';
import {LANGUAGES, type Language} from '../../src/plugins/samples/build/languages';
import {
  type FailureSelection,
  selectFailures,
  planRuns,
  type Plan,
  type PlannedRun,
} from './planRuns';
import {keyOf, printFailureScenarios} from './printFailureScenarios';
import {PREPARE} from './prepareToolchains';
import {PROGRAMS} from './programs';
import {startPublished} from './startPublished';
import {writePrograms} from './writePrograms';

/** How many programs of a language run at a time. The first ones mostly sleep between requests. */
const CONCURRENCY = 24;

const SITE = path.join(__dirname, '..', '..');

/** The language whose output is recorded. The output of the others is compared with it. */
const RECORDS = 'curl';

/** Which programs to run, where they are, and the folder for the built ones. */
type Choice = {readonly programsDir: string; readonly workDir: string; readonly only: string};

/** What `--json` writes. */
type Summary = {
  passed: number;
  failed: number;
  skipped: number;
  readonly notes: string[];
  /** What was not run on request. */
  readonly notRun: string[];
  /** Each run by name, and whether it passed. */
  readonly made: Map<string, boolean>;
};

/**
 * Runs every sample in every language against the mock server of the service, and compares its output with what the
 * pages show. Also runs them in every failure scenario of failureScenarios.ts, and prints a table of these. `--record` records
 * the output of one language instead; `--json <file>` writes a summary; `--only <text>` makes only runs with that text
 * in their names, `--language <id>` runs the programs of one language, and `--server <file>` uses a published mock
 * server instead of the one in `sandbox/`, without the failure scenarios; with `--in-turn`, each failure scenario runs
 * in one language only. The exit status is 1 when a run had a fault, or a tool is missing where CI is set.
 */
async function runSamples(): Promise<void> {
  const {values} = parseArgs({
    options: {
      record: {type: 'boolean'},
      json: {type: 'string'},
      only: {type: 'string'},
      language: {type: 'string'},
      server: {type: 'string'},
      'in-turn': {type: 'boolean'},
    },
  });
  const summary: Summary = {
    passed: 0,
    failed: 0,
    skipped: 0,
    notes: [],
    notRun: [],
    made: new Map(),
  };
  const workDir = await mkdtemp(path.join(tmpdir(), 'samples-'));
  const start = values.server ? startPublished(values.server) : startSandbox;
  const shared = await start({port: 0, clock: 'step'});
  const failures: FailureSelection =
    values.server || values.record ? 'none' : values['in-turn'] ? 'in turn' : 'all';
  try {
    const plan = {
      samplesDir: path.join(SITE, 'samples'),
      sharedUrl: shared.url,
      start,
      failures,
      records: values.record === true,
    };
    const programsDir = await writePrograms(SITE, workDir);
    const choice = {programsDir, workDir, only: values.only ?? ''};
    const language = values.record ? RECORDS : values.language;
    const languages = LANGUAGES.filter(({id}) => id === (language ?? id));
    if (failures === 'in turn') summary.notRun.push(describeLeftOut(languages, choice.only));
    await Promise.all(languages.map((language) => runLanguage(language, plan, choice, summary)));
  } finally {
    await shared.close();
    await rm(workDir, {recursive: true, force: true});
  }
  report(summary);
  if (values.json)
    await writeFile(values.json, JSON.stringify({...summary, made: undefined}, null, 2));
  if (summary.failed > 0 || summary.passed === 0) process.exitCode = 1;
}

function describeLeftOut(languages: readonly Language[], only: string): string {
  const count = (which: FailureSelection): number =>
    languages
      .flatMap((language) => selectFailures(language, which).map((it) => keyOf(it, language.id)))
      .filter((name) => name.includes(only)).length;
  return `${count('all') - count('in turn')} runs in failure scenarios, because each scenario ran in one language only. CI and npm run samples run it in all languages`;
}

/** Makes the runs of one language; other languages continue while its programs are built. */
async function runLanguage(
  language: Language,
  plan: Plan,
  {programsDir, workDir, only}: Choice,
  summary: Summary,
): Promise<void> {
  const toolchain = await PREPARE[language.id](programsDir, workDir);
  const runs = planRuns(plan, language, toolchain).filter(({name}) => name.includes(only));
  summary.notes.push(...toolchain.notes);
  if (toolchain.missing !== undefined) {
    const counted = process.env.CI === 'true' ? 'failed' : 'skipped';
    summary[counted] += runs.length;
    summary.notes.push(
      `${language.label}: ${runs.length} runs ${counted}, because ${toolchain.missing} is not installed here.`,
    );
    return;
  }
  const passed = await makeRuns(runs, summary);
  summary.passed += passed;
  summary.failed += runs.length - passed;
  console.log(`${language.label}: ${passed} of ${runs.length} runs passed`);
}

async function makeRuns(runs: readonly PlannedRun[], {made}: Summary): Promise<number> {
  const queue = [...runs];
  let passed = 0;
  const work = async (): Promise<void> => {
    for (let run = queue.shift(); run; run = queue.shift()) {
      const faults = await run.findFaults().catch((error: unknown) => [String(error)]);
      for (const fault of faults) console.error(`✗ ${run.name}\n    ${fault}`);
      made.set(run.name, faults.length === 0);
      if (faults.length === 0) passed += 1;
    }
  };
  await Promise.all(Array.from({length: CONCURRENCY}, work));
  return passed;
}

function report({passed, failed, skipped, notes, notRun, made}: Summary): void {
  for (const line of printFailureScenarios(made)) console.log(line);
  for (const note of [...notes, ...notRun]) console.log(note);
  console.log(
    `samples: ${Object.keys(PROGRAMS).length} programs;` +
      ` ${passed} runs passed, ${failed} failed, ${skipped} skipped`,
  );
}

runMain(runSamples);
