import {type AuditReport, type AcceptedAdvisory, evaluateAudit} from './evaluateAudit';
import {runCommand} from './runCommand';
import {toOutcome, type Step} from './Step';

/** Advisories of packages that build and test the site. Readers get none of their code. */
const ACCEPTED_ADVISORIES: readonly AcceptedAdvisory[] = [];

function readReport(text: string): AuditReport {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return {message: 'npm audit did not print JSON'};
  }
}

/**
 * Checks our packages for advisories that the registry knows. An unavailable registry is not a missing tool: the check
 * reports that it has not run, in CI too, because a release must not depend on a third-party server.
 */
export const AUDIT: Step = {
  name: 'audit',
  cases: [19],
  async run() {
    const {stdout} = await runCommand('npm', ['audit', '--json', '--fetch-retries=0']);
    const {notRun, advisories, faults} = evaluateAudit(readReport(stdout), ACCEPTED_ADVISORIES);
    if (notRun !== undefined) {
      const reason = `the registry gave no answer (${notRun})`;
      return {read: 'nothing', passed: 0, failed: 0, skipped: 1, notRun: [reason]};
    }
    const details = faults.join('\n');
    return {...toOutcome(1, 'report', details === '', details), read: `${advisories} advisories`};
  },
};
