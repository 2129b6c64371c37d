import {translate} from '@docusaurus/Translate';
import {footNote} from './footNote';

let dismiss: (() => void) | undefined;
let place: number | undefined;

/** Removes the note, because the reader has navigated elsewhere. */
export function dismissOfflineNote(): void {
  dismiss?.();
}

/**
 * Scrolls to where the reader was on the page that stayed. The core has scrolled to its top, and the browser is about
 * to scroll to where the reader was when following the link.
 */
export function returnToPlace(): void {
  const top = place;
  place = undefined;
  if (top !== undefined) {
    requestAnimationFrame(() => window.scrollTo({top, behavior: 'instant'}));
  }
}

/** Goes back from the page that did not load to the one that is still shown. */
function stayHere(): void {
  place = window.scrollY;
  window.history.back();
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

/**
 * Tells the reader that the requested page has to wait for the network, while the old one stays.
 *
 * @returns a promise that resolves when the network is back, and never if the reader navigates elsewhere first
 */
export function waitForNetwork(): Promise<void> {
  dismissOfflineNote();
  const text = translate({
    id: 'site.offline.text',
    message: 'You are offline. The page opens when you are back online.',
  });
  const stay = translate({id: 'site.offline.stay', message: 'Stay on this page'});
  const note = footNote(text, button(stay, stayHere));
  return new Promise((resolve) => {
    const goOn = (): void => {
      dismissOfflineNote();
      resolve();
    };
    window.addEventListener('online', goOn);
    dismiss = () => {
      window.removeEventListener('online', goOn);
      note.remove();
      dismiss = undefined;
    };
  });
}
