import type {Step} from './Step';
import type {ToolName} from './tools';

/**
 * Replaces a step that cannot or need not run here by one with a fixed outcome. In CI, a missing tool is a failure,
 * never a skip, and no step is left out.
 *
 * @param step the step
 * @param missing the tools that are missing
 * @returns the step as it runs on this machine
 */
export function runnable(step: Step, missing: readonly ToolName[]): Step {
  const isCi = process.env.CI === 'true';
  const lacking = (step.needs ?? []).filter((tool) => missing.includes(tool));
  if (lacking.length > 0) {
    return instead(step, `it needs ${lacking.join(', ')}`, isCi ? 'failed' : 'skipped');
  }
  return step.ciOnlyReason !== undefined && !isCi
    ? instead(step, step.ciOnlyReason, 'skipped')
    : step;
}

function instead(step: Step, reason: string, verdict: 'failed' | 'skipped'): Step {
  const outcome = {read: 'nothing', passed: 0, failed: 0, [verdict]: 1, notRun: [reason]};
  return {...step, run: () => Promise.resolve(outcome)};
}
