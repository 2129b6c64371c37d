import {findBundleScripts} from './bundleScripts';
import {HELD} from './held';

/**
 * Makes the scripts of a page wait. The script in every page, `browser/inline`, runs them when the page is used.
 *
 * The parts that the page loads besides are held before those two, so that all come at once; the main file
 * would ask for them only after it ran.
 *
 * @param html a built page
 * @param chunks addresses of the parts that only this page and its section need
 * @throws the error of `unknownForm` when the page has other scripts than the two of the bundle
 */
export function holdScripts(html: string, chunks: readonly string[]): string {
  const hold = (address: string): string => `<script type="${HELD}" src="${address}"></script>`;
  const scripts = findBundleScripts(html, 'heldScripts');
  return scripts.reduce(
    (page, {element, address}, index) =>
      page.replace(element, () => (index === 0 ? chunks.map(hold).join('') : '') + hold(address)),
    html,
  );
}
