let region: HTMLElement | undefined;

/**
 * Announces something to screen readers.
 *
 * @param words the text to announce; an empty text clears the previous one
 */
export function announce(words: string): void {
  // The element that screen readers observe has to be in the page before its text is set.
  if (!region) {
    region = document.createElement('div');
    region.className = 'visuallyHidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = words;
}
