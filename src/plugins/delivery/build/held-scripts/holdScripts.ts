import {findBundleScripts} from './bundleScripts';
import {HELD} from './held';

/**
 * Makes the scripts of a page wait. The inline script of every page, `browser/inline`, runs them when the page is used.
 *
 * The other parts that the page loads are inserted before those two scripts, so that all of them load at once; the main
 * bundle would request them only after it has run.
 *
 * @param html a built page
 * @param chunks addresses of the parts that only this page and its section need
 * @throws the error of `unknownForm` if the page has other scripts than the two of the bundle
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
