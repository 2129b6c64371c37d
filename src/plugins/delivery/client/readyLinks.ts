// A client module: pages behind links in sight are loaded before the reader presses one, and a press without a network
// leaves the page as it is.
import {translate} from '@docusaurus/Translate';

const ready = new Set<string>();
let note: HTMLElement | undefined;

/** Runs the code of a page when the browser is idle. The core does nothing with save-data and on a 2G connection. */
function makeReady(address: string): false {
  const {pathname} = new URL(address, location.href);
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(() => {
    const loading = preload?.(pathname);
    if (loading)
      loading.then(
        () => ready.add(pathname),
        () => undefined,
      );
  });
  return false;
}

let preload: typeof window.docusaurus.preload | undefined;

function showNote(): void {
  note ??= document.body.appendChild(document.createElement('p'));
  note.className = 'footNote';
  note.setAttribute('role', 'alert');
  note.textContent = translate({
    id: 'site.offline',
    message: 'You are offline. Try again when you are back online.',
  });
}

function leavePage(event: MouseEvent): void {
  if (navigator.onLine || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin) return;
  if (link.pathname === location.pathname || ready.has(link.pathname)) return;
  event.preventDefault();
  event.stopPropagation();
  showNote();
}

/** Before the first page is rendered: its links call `prefetch` as soon as they are in sight. */
export function onRouteUpdate(): void {
  note?.remove();
  note = undefined;
  // With `npm start`, a page that runs while an edit is applied has no accepted parent, and its next edit reloads.
  if (preload || process.env.NODE_ENV === 'development') return;
  preload = window.docusaurus.preload;
  window.docusaurus = {prefetch: makeReady, preload};
  addEventListener('click', leavePage, true);
  addEventListener('online', () => note?.remove());
}
