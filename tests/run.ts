import {tabulateCases} from './run/caseTable';
import {CASES, NOT_RUN} from './run/cases';
import {PLAN} from './run/plan';
import {provision} from './run/provision';
import {addTotals, reportSteps, format} from './run/reportSteps';
import {runnable} from './run/runnable';
import type {ToolName} from './run/tools';

const say = (line: string): void => {
  console.log(line);
};

/**
 * Runs everything that `npm test` checks. Every step runs, even if others failed.
 *
 * @returns whether nothing failed
 */
async function main(): Promise<boolean> {
  let missing: readonly ToolName[] = [];
  const tools = async () => {
    const provided = await provision();
    missing = provided.missing;
    return provided.outcome;
  };
  const parts = [await reportSteps([{name: 'tools', run: tools}], 1, say)];
  for (const {steps, concurrency} of PLAN) {
    const here = steps.map((step) => runnable(step, missing));
    parts.push(await reportSteps(here, concurrency, say));
  }
  const totals = addTotals(parts);
  const {skippedSteps, failures} = totals;
  const book = {names: CASES, reasons: NOT_RUN, skippedSteps};
  const {lines, unexplained} = tabulateCases(totals.cases, book);
  [...lines, ...failures].forEach(say);
  const failed = totals.failed + unexplained;
  say(format({...totals, failed}));
  return failed === 0;
}

void main().then((isGood) => {
  process.exitCode = isGood ? 0 : 1;
});
