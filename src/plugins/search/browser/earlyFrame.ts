// The frame of search before its code is there: the inline script of every page opens it at the press, and the dialog
// takes over what was typed.

/** The look is in `src/css/chrome.css`, which is in the style sheet of every page. */
const FRAME = 'searchFrame';

/**
 * Opens a dialog with an input.
 *
 * @param label the name of both
 * @param onClose called when it is gone, because the reader closed it or the dialog of search took over
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

/** @returns what was typed into the frame, empty where there is none */
export function readFrame(): string {
  return findFrame()?.querySelector('input')?.value ?? '';
}

/** @returns what was in the input when Enter was pressed, if it was */
export function readSent(): string | undefined {
  return findFrame()?.dataset.sent;
}

/** Closes the frame, which gives the focus back to where it was. */
export function closeFrame(): void {
  findFrame()?.close();
}
