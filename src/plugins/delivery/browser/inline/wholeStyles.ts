// The whole style sheet: a page has the rules that its HTML needs, and a link to all of them for readers without
// scripts. The script makes that link work when the page is used.
import {STYLES_ARE_LATE} from '../../../../components/LateStyles/lateStyles';
import {root} from './page';

const INTEGRITY = /integrity="([^"]+)"/;
const ADDRESS = /href="?(\/assets\/css\/[\w.-]+)/;

let link: HTMLLinkElement | undefined;

/** True while the page may be alive before the whole style sheet. */
export function areStylesLate(): boolean {
  return root.hasAttribute(STYLES_ARE_LATE);
}

/** Says to components that the whole style sheet comes after them. */
export function markStylesLate(): void {
  root.setAttribute(STYLES_ARE_LATE, '');
}

/**
 * Fetches the whole style sheet, once, or takes it into use.
 *
 * @param media `print` fetches it ahead, `all` makes it count
 * @param onArrival called when nothing has to wait for it any more, whether it came or not
 */
export function loadWholeStyles(media: 'print' | 'all', onArrival: () => void): void {
  if (link) {
    link.media = media;
    return;
  }
  const arrive = (): void => {
    root.removeAttribute(STYLES_ARE_LATE);
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
