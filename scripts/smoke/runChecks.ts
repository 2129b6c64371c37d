import {askSite} from './askSite';
import {CHECKS, type Expected, type Finding} from './checks';

/** The result of one check. */
type Verdict = Finding & {readonly name: string; readonly isGood: boolean};

/**
 * Runs every check on a running site.
 *
 * @param site the address of the site
 * @param expected what the site has to serve
 * @returns a verdict for each check. A check that could not run has failed, with the reason in its faults
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
