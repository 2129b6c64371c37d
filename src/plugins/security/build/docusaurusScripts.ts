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
