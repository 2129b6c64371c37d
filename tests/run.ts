import {tabulateCases} from './run/caseTable';
import {CASES, NOT_RUN} from './run/cases';
import {provision} from './run/provision';
import {addTotals, reportSteps, spell} from './run/reportSteps';
import {CODE_BLOCKS} from './run/codeBlockStep';
import {ENGINES} from './run/enginesStep';
import {HTML} from './run/htmlStep';
import {
  ANALYTICS,
  BROWSER_TESTS,
  BUILD,
  BUILD_TESTS,
  GOLDEN_QUERIES,
  HOSTS,
  LINKS,
  SAMPLES,
  UNIT_TESTS,
} from './run/siteSteps';
import {STATIC_STEPS} from './run/staticSteps';
import type {Outcome, Step} from './run/Step';

const say = (line: string): void => {
  console.log(line);
};

let missing: readonly string[] = [];

function skip(reason: string): Promise<Outcome> {
  const notes = [`not run: ${reason}`];
  return Promise.resolve({read: 'nothing', passed: 0, failed: 0, skipped: 1, notes});
}

/** Skips a step whose tools are missing. In CI that was a failure already. */
function needing(tools: readonly string[], step: Step): Step {
  const run = (): Promise<Outcome> => {
    const lacking = tools.filter((tool) => missing.includes(tool));
    return lacking.length === 0 ? step.run() : skip(`it needs ${lacking.join(', ')}`);
  };
  return {...step, run};
}

/** Leaves a step that takes as long as half of the others to CI, which never skips it. */
function inCi(step: Step, command: string): Step {
  const isCi = process.env.CI === 'true';
  return isCi ? step : {...step, run: () => skip(`it takes minutes. CI runs it, and ${command}`)};
}

/**
 * The one gate: everything `npm test` checks, cheapest first. Every step runs, whatever the others found.
 *
 * @returns whether nothing failed
 */
async function main(): Promise<boolean> {
  const tools: Step = {
    name: 'tools',
    run: () =>
      provision((names) => {
        missing = names;
      }),
  };
  const totals = addTotals([
    await reportSteps([tools], 1, say),
    await reportSteps(STATIC_STEPS, 2, say),
    await reportSteps([UNIT_TESTS, CODE_BLOCKS], 1, say),
    await reportSteps(
      [needing(['go', 'python3', 'python3-requests', 'curl', 'jq'], SAMPLES), BUILD],
      2,
      say,
    ),
    await reportSteps(
      [
        needing(['chromium'], ANALYTICS),
        GOLDEN_QUERIES,
        LINKS,
        HTML,
        needing(['nginx', 'nginx-brotli', 'openssl'], HOSTS),
        ENGINES,
      ],
      2,
      say,
    ),
    await reportSteps([inCi(BUILD_TESTS, 'npm run test:builds')], 1, say),
    await reportSteps([needing(['chromium'], BROWSER_TESTS)], 1, say),
  ]);
  const {skippedSteps, failures} = totals;
  const {lines, unexplained} = tabulateCases(totals.cases, {
    names: CASES,
    reasons: NOT_RUN,
    skippedSteps,
  });
  lines.forEach(say);
  failures.forEach(say);
  const failed = totals.failed + unexplained;
  say(spell({...totals, failed}));
  return failed === 0;
}

void main().then((isGood) => {
  process.exitCode = isGood ? 0 : 1;
});
