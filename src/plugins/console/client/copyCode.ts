const SHOWN_MS = 6000;

/**
 * Copies the code that a console shows, and reports that below its bar. If the browser refuses, the code is selected for
 * the reader's own keys. Call it in the click handler: Safari refuses later copies.
 */
export async function copyCode(button: HTMLElement): Promise<void> {
  const frame = button.closest('.console');
  const codes = [...(frame?.querySelectorAll<HTMLElement>('pre > code') ?? [])];
  const code = codes.find(({offsetParent}) => offsetParent !== null); // the chosen language
  const status = frame?.querySelector('.console-copy-status');
  if (!code || !status) return;
  const {copied = '', refused = ''} =
    document.querySelector<HTMLElement>('[data-copied]')?.dataset ?? {};
  let words = copied;
  try {
    // Outside of secure contexts `clipboard` is undefined, which throws too.
    await navigator.clipboard.writeText(code.textContent.trimEnd());
  } catch {
    getSelection()?.selectAllChildren(code);
    words = refused;
  }
  status.textContent = words;
  setTimeout(() => {
    if (status.textContent === words) status.textContent = '';
  }, SHOWN_MS);
}
