// The full style sheet: a page contains the rules that its HTML needs, and a link to all rules for readers without
// scripts. The script applies that link when the page is used.
import {STYLES_ARE_DEFERRED} from '../../../../components/DeferredStyles/deferredStyles';
import {root} from './page';

const INTEGRITY = /integrity="([^"]+)"/;
const ADDRESS = /href="?(\/assets\/css\/[\w.-]+)/;

let link: HTMLLinkElement | undefined;

/** Returns true while the page may be hydrated before the full style sheet is loaded. */
export function areStylesDeferred(): boolean {
  return root.hasAttribute(STYLES_ARE_DEFERRED);
}

/** Tells components that the full style sheet arrives after them. */
export function markStylesDeferred(): void {
  root.setAttribute(STYLES_ARE_DEFERRED, '');
}

/**
 * Fetches the full style sheet, once, or applies it.
 *
 * @param media `print` fetches it in advance, `all` applies it
 * @param onArrival called when nothing has to wait for it anymore, whether it has loaded or not
 */
export function loadWholeStyles(media: 'print' | 'all', onArrival: () => void): void {
  if (link) {
    link.media = media;
    return;
  }
  const arrive = (): void => {
    root.removeAttribute(STYLES_ARE_DEFERRED);
    onArrival();
  };
  for (const {textContent} of document.querySelectorAll('noscript')) {
    const integrity = INTEGRITY.exec(textContent)?.[1];
    const href = ADDRESS.exec(textContent)?.[1];
    if (integrity && href) {
      link = document.createElement('link');
      Object.assign(link, {rel: 'stylesheet', media, integrity, crossOrigin: 'anonymous', href});
      link.onload = link.onerror = arrive;
      document.head.append(link);
    }
  }
  if (!link) {
    arrive();
  }
}
