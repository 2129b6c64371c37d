/** Both occur in the theme's script, whatever its minifier does to the rest. */
const THEME_SCRIPT_MARKS = ['docusaurus-theme', 'data-announcement-bar-initially-dismissed'];

/** Returns true for the theme's inline script, which lets an address set any `data-` attribute of the page. */
export function isThemeScript(code: string): boolean {
  return THEME_SCRIPT_MARKS.every((mark) => code.includes(mark));
}
