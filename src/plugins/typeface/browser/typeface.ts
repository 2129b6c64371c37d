/** The storage key for the address of the font, set once the browser has fetched it: the font is then in its cache. */
export const TYPEFACE_KEY = 'typeface';

/** The variable font contains all weights in this range. */
const WEIGHTS = '400 700';

/**
 * Fetches the font. It takes effect once it is added to `document.fonts`: `--site-font-text` lists it first, and no
 * style sheet has a rule for it, so that no page waits for it or changes when it arrives.
 *
 * @param address the address of the file
 * @throws if it cannot be loaded, or is not a font
 */
export function fetchTypeface(address: string): Promise<FontFace> {
  return new FontFace('Geist', `url(${address})`, {weight: WEIGHTS}).load();
}
