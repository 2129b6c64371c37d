// Part of the inline script. A page uses the site's font if the browser's cache delivers it before the first frame;
// later, the text would move while it is being read.
import {fetchTypeface, TYPEFACE_KEY} from './typeface';

/**
 * Applies the font that an earlier page has fetched.
 *
 * @param readStored returns the value that the browser stores under a key
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
    () => undefined, // the next page that hydrates stores the new address
  );
}
