/**
 * Copies a string to the clipboard. Safari writes only what is passed during user activation, not after a pause for
 * a request: so it gets a promise of the text. Browsers that take no promise get the text.
 *
 * @param text what is copied once it is there; call `copyText` in the click handler, before any `await`
 * @throws when the text does not come, or the browser refuses, as outside of secure contexts
 */
export async function copyText(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  blob.catch(() => undefined); // reported by the second way
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } catch {
    await navigator.clipboard.writeText(await text);
  }
}
