let region: HTMLElement | undefined;

/**
 * Tells screen readers something.
 *
 * @param words what to say; nothing takes back what was said last
 */
export function announce(words: string): void {
  // The element that screen readers watch has to be there before its words are.
  if (!region) {
    region = document.createElement('div');
    region.className = 'visuallyHidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = words;
}
