import {createHash} from 'node:crypto';
import {collectProblems, type Problem} from '../../problems';
import {listPrograms} from '../../samples';
import {bundleWorker, type RunnableFile} from './bundleWorker';
import {writeRunnable} from './writeRunnable';

/** Everything that the files depend on: their sources, and the code and the packages that build them. */
export const INPUTS = [
  'samples/javascript',
  'sandbox',
  'contract',
  'src/plugins/run-here',
  'package.json',
  'package-lock.json',
];

/** What a reader's browser loads to run a program. */
export type Runnables = {
  /** The address of the folder. It changes with the content, because hosts have it cached for a year. */
  readonly folder: string;
  readonly files: readonly RunnableFile[];
};

/**
 * Builds the worker, and a version of each JavaScript program that the worker can import.
 *
 * @param siteDir the folder of the site
 * @throws ContentError for a program that cannot run in a browser, or a contract that is not valid YAML; Error when the
 *   worker cannot be bundled
 */
export async function buildRunnables(siteDir: string): Promise<Runnables> {
  const worker = await bundleWorker(siteDir);
  const programs = listJavaScript(siteDir).map(({name, file, text}) => ({
    path: `programs/${name}.js`,
    text: writeRunnable(file, text),
  }));
  const files = [...worker, ...programs];
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  // The content security policy allows workers and scripts from below this address.
  return {folder: `/assets/js/run-here.${hash}`, files};
}

/**
 * Looks for programs that cannot run in a browser.
 *
 * @param siteDir the folder of the site
 * @returns every problem, by file and line
 */
export function checkRunnables(siteDir: string): Promise<Problem[]> {
  const checks = listJavaScript(siteDir).map(({file, text}) => () => {
    writeRunnable(file, text);
    return [];
  });
  return collectProblems(checks);
}

function listJavaScript(siteDir: string) {
  return listPrograms(siteDir).filter(({language}) => language === 'javascript');
}
