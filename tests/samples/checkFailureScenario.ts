import type {FailureScenario} from './failureRows';
import {findTrace, quote} from './checkRun';
import type {ScenarioRun} from './runScenario';

/**
 * Lists what a program did wrong in a failure scenario.
 *
 * @returns one sentence for each fault, none when it behaved as expected
 */
export function checkFailureScenario(run: ScenarioRun, scenario: FailureScenario): string[] {
  const {ends, says, neverSays, leaves} = scenario;
  const status = ends === 'finishes' ? 0 : 1;
  const said = ends === 'finishes' ? run.stdout : run.stderr;
  const faults = findTrace(run);
  if (run.status !== status) {
    faults.push(`ended with status ${run.status}, not ${status}: ${quote(run.stderr)}`);
  }
  for (const words of says) {
    if (!said.includes(words)) faults.push(`did not say "${words}" but ${quote(said)}`);
  }
  if (neverSays !== undefined && said.includes(neverSays)) {
    faults.push(`said "${neverSays}": ${quote(said)}`);
  }
  if (run.appsLeft !== leaves.apps || run.workersLeft !== leaves.workers) {
    faults.push(
      `left ${run.appsLeft} app(s) with ${run.workersLeft} worker(s), not ${leaves.apps} with ${leaves.workers}`,
    );
  }
  if (run.workersAfterCommand !== undefined && run.workersAfterCommand > 0) {
    faults.push(`printed a command that stops nothing: ${quote(run.stderr)}`);
  }
  return faults;
}
