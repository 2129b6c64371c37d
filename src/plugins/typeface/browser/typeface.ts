/** Where a browser that has fetched the font keeps its address: the font is in its cache then. */
export const TYPEFACE_KEY = 'typeface';

/** The variable font has every weight between these. */
const WEIGHTS = '400 700';

/**
 * Fetches the font. It counts once it is added to `document.fonts`: `--site-font-text` names it first, and no style
 * sheet has a rule for it, so that no page waits for it or changes when it comes.
 *
 * @param address of the file
 * @throws when it does not come, or is no font
 */
export function fetchTypeface(address: string): Promise<FontFace> {
  return new FontFace('Geist', `url(${address})`, {weight: WEIGHTS}).load();
}
