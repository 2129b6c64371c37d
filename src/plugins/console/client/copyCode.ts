/** How long the status shows that code was copied, or what to do because the browser refused. */
const SHOWN_MS = {copied: 2000, refused: 6000};

/**
 * Copies the code that a console shows, and reports that below its bar. If the browser refuses, the code is selected for
 * the reader's own keys. Call it in the click handler: Safari refuses later copies.
 */
export async function copyCode(button: HTMLElement): Promise<void> {
  const frame = button.closest('.console');
  const codes = [...(frame?.querySelectorAll<HTMLElement>('pre > code') ?? [])];
  const code = codes.find(({offsetParent}) => offsetParent !== null); // the chosen one
  const status = frame?.querySelector<HTMLElement>('.console-copy-status');
  if (!code || !status) return;
  let result: keyof typeof SHOWN_MS = 'copied';
  try {
    // Outside of secure contexts `clipboard` is undefined, which throws too.
    await navigator.clipboard.writeText(code.textContent.trimEnd());
  } catch {
    getSelection()?.selectAllChildren(code);
    result = 'refused';
  }
  status.textContent = status.dataset[result] ?? '';
  button.classList.toggle('copied', result === 'copied');
  const clear = (): void => {
    status.textContent = '';
    button.classList.remove('copied');
  };
  // The page keeps the timer: the loader, which has its own variables, may have started the one before.
  clearTimeout(Number(status.dataset.timer));
  status.dataset.timer = String(window.setTimeout(clear, SHOWN_MS[result]));
}
