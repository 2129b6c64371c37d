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

/** What the registry knows about our packages. Where it does not say, the check has not run; in CI that fails. */
export const AUDIT: Step = {
  name: 'audit',
  cases: [19],
  async run() {
    const {stdout} = await runCommand('npm', ['audit', '--json', '--fetch-retries=0']);
    const {notRun, advisories, faults} = judgeAudit(readReport(stdout), EXCUSES);
    if (notRun !== undefined && process.env.CI !== 'true') {
      const notes = [`not run: the registry did not say (${notRun})`];
      return {read: 'nothing', passed: 0, failed: 0, skipped: 1, notes};
    }
    const details = [...(notRun === undefined ? [] : [notRun]), ...faults].join('\n');
    return {...judge(1, 'report', details === '', details), read: `${advisories} advisories`};
  },
};
