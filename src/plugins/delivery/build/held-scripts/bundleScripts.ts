import unknownForm from '../unknownForm.cjs';

const SCRIPT = /<script src="?(?<address>\/assets\/js\/[^\s">]+)"? defer(?:="[^"]*")?><\/script>/g;

/** The runtime of the bundle and the main bundle. */
const ENTRIES = 2;

/** A script element of the bundle as Docusaurus writes it. */
export type BundleScript = {readonly element: string; readonly address: string};

/**
 * Finds the scripts of the bundle in a page: the runtime, then the main bundle.
 *
 * @param html a built page
 * @param optimization the optimization that needs them
 * @throws the error of `unknownForm` if the page has other scripts than these two
 */
export function findBundleScripts(html: string, optimization: string): readonly BundleScript[] {
  const found = [...html.matchAll(SCRIPT)].map(([element, address = '']) => ({element, address}));
  if (found.length !== ENTRIES) {
    const what = `a page has ${found.length} scripts of the bundle, not ${ENTRIES}`;
    throw unknownForm(optimization, 'build/held-scripts/bundleScripts.ts', what);
  }
  return found;
}
