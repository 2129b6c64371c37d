import {type AuditReport, type Excuse, judgeAudit} from './judgeAudit';
import {runCommand} from './runCommand';
import {judge, type Step} from './Step';

/** Advisories of packages that build and test the site. Readers get none of their code. */
const EXCUSES: readonly Excuse[] = [];

function readReport(text: string): AuditReport {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return {message: 'npm audit did not answer in JSON'};
  }
}

/**
 * What the registry knows about our packages. A registry that has no answer to give is no missing tool: the check
 * says that it has not run, in CI too, because a release must not wait for another's server.
 */
export const AUDIT: Step = {
  name: 'audit',
  cases: [19],
  async run() {
    const {stdout} = await runCommand('npm', ['audit', '--json', '--fetch-retries=0']);
    const {notRun, advisories, faults} = judgeAudit(readReport(stdout), EXCUSES);
    if (notRun !== undefined) {
      const reason = `the registry did not say (${notRun})`;
      return {read: 'nothing', passed: 0, failed: 0, skipped: 1, notRun: [reason]};
    }
    const details = faults.join('\n');
    return {...judge(1, 'report', details === '', details), read: `${advisories} advisories`};
  },
};
