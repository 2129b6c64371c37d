import {askSite} from './askSite';
import {CHECKS, type Expected, type Finding} from './checks';

/** What became of one check. */
type Verdict = Finding & {readonly name: string; readonly isGood: boolean};

/**
 * Runs every check on a site that is up.
 *
 * @param site the address of the site
 * @param expected what it has to be like
 * @returns a verdict for each check. One that could not be run has failed, and says why
 */
export async function runChecks(site: URL, expected: Expected): Promise<Verdict[]> {
  const ask = askSite(site);
  const verdicts: Verdict[] = [];
  for (const {name, run} of CHECKS) {
    const finding = await run(ask, expected).catch((error: unknown): Finding => ({
      read: 0,
      faults: [String(error)],
    }));
    verdicts.push({name, isGood: finding.read > 0 && finding.faults.length === 0, ...finding});
  }
  return verdicts;
}
