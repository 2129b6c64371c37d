// The search frame for the time before the code of search has loaded. The inline script of every page opens it on the
// press, and the search dialog takes over what was typed.

/** The class is styled in `src/css/overlays.css`, which is part of the style sheet of every page. */
const FRAME = 'searchFrame';

/**
 * Opens a dialog with an input.
 *
 * @param label the accessible name of both
 * @param onClose called after it is removed, because the reader closed it or the search dialog took over
 * @returns the dialog
 */
export function openFrame(label: string, onClose: () => void): HTMLElement {
  const frame = document.createElement('dialog');
  const input = document.createElement('input');
  frame.className = FRAME;
  frame.ariaLabel = input.ariaLabel = label;
  input.onkeydown = ({key}) => {
    if (key === 'Enter') frame.dataset.sent = input.value;
  };
  frame.onclick = ({target}) => target === frame && frame.close();
  frame.onclose = () => {
    frame.remove();
    onClose();
  };
  frame.append(input);
  document.body.append(frame);
  frame.showModal();
  return frame;
}

function findFrame(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog.${FRAME}`);
}

/** @returns what was typed into the frame; empty if there is no frame */
export function readFrame(): string {
  return findFrame()?.querySelector('input')?.value ?? '';
}

/** @returns the text of the input when Enter was pressed; undefined if it was not pressed */
export function readSent(): string | undefined {
  return findFrame()?.dataset.sent;
}

/** Closes the frame, which returns the focus to the element that had it before. */
export function closeFrame(): void {
  findFrame()?.close();
}
