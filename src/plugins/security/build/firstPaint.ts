import {minifySync} from '@swc/core';
import {buildLateScripts, type LoadFailure, type Start} from './lateScripts';

/** What the script in every page reads and says before the bundle runs. */
export type FirstPaintOptions = {
  /** The color mode of readers who chose none. */
  readonly defaultMode: 'light' | 'dark';
  readonly failure: LoadFailure;
  readonly start: Start;
};

/** What the script may be written in: browsers that know more of the site's code know this. */
const OLDEST = 2015;

/** Both occur in the theme's script, whatever its minifier made of the rest. */
const THEME_SCRIPT_MARKS = ['docusaurus-theme', 'data-announcement-bar-initially-dismissed'];

/** Names the function of the core's banner, which speaks to developers. */
const BANNER_MARK = 'insertBanner';

/** Tells the theme's inline script, which lets an address set any `data-` attribute of the page. */
export function isThemeScript(code: string): boolean {
  return THEME_SCRIPT_MARKS.every((mark) => code.includes(mark));
}

/** Tells the inline script of the core that says "Your Docusaurus site did not load properly". */
export function isDeveloperBanner(code: string): boolean {
  return code.includes(BANNER_MARK) && code.includes('baseUrl');
}

/**
 * Writes the one inline script of every page. It stands in for two of Docusaurus: the theme's, of which it
 * keeps the color mode and the state of the announcement but takes only known values from an address, and
 * the core's banner about a wrong base address, which becomes a sentence for readers. It also fetches the
 * bundle, once the page is on screen.
 *
 * @returns code that needs no markup and no `eval`
 */
export function buildFirstPaint({defaultMode, failure, start}: FirstPaintOptions): string {
  const {code} = minifySync(
    `!function(d,r){
function g(k){try{return localStorage.getItem(k)}catch(e){return null}}
function q(){try{return new URLSearchParams(location.search).get("docusaurus-theme")}catch(e){return null}}
function m(v){return v==="light"||v==="dark"?v:""}
var t=m(q())||m(g("theme"))||${JSON.stringify(defaultMode)};
r.setAttribute("data-theme",t);
r.setAttribute("data-theme-choice",t);
r.setAttribute("data-announcement-bar-initially-dismissed",String(g("docusaurus.announcement.dismiss")==="true"));
${buildLateScripts(failure, start)}
}(document,document.documentElement)`,
    {compress: {passes: 3}, mangle: true, ecma: OLDEST},
  );
  return code;
}
