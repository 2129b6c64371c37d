// Part of the inline script. A page is set in the font of the site where it is there before the first frame, from the
// browser's cache; later, the page would move under its reader.
import {fetchTypeface, TYPEFACE_KEY} from './typeface';

/**
 * Sets the page in the font that came with an earlier one.
 *
 * @param readStored gives what the browser keeps under a name
 */
export function showTypeface(readStored: (key: string) => string | null | undefined): void {
  const address = readStored(TYPEFACE_KEY);
  if (!address) return;
  let hasFrame = false;
  requestAnimationFrame(() => {
    hasFrame = true;
  });
  fetchTypeface(address).then(
    (font) => {
      if (!hasFrame) document.fonts.add(font);
    },
    () => undefined, // the next page that comes alive learns the new address
  );
}
