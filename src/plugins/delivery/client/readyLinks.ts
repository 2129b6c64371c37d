// A client module: pages behind links in sight are loaded before the reader presses one, and a press without a network
// leaves the page as it is.
import {translate} from '@docusaurus/Translate';

/** The paths of the pages whose code has been loaded. */
const loaded = new Set<string>();

/** What the core loads a page with. It does nothing with save-data and on a 2G connection. */
let preload: typeof window.docusaurus.preload | undefined;

/** Shown after a press on a link that cannot be followed. */
let note: HTMLElement | undefined;

/** Loads the code of a page when the browser is idle. */
function loadPage(address: string): false {
  const {pathname} = new URL(address, location.href);
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(() => {
    const loading = preload?.(pathname);
    if (!loading) return;
    loading.then(
      () => loaded.add(pathname),
      () => undefined,
    );
  });
  return false;
}

function showNote(): void {
  note ??= document.body.appendChild(document.createElement('p'));
  note.className = 'footNote';
  note.setAttribute('role', 'alert');
  note.textContent = translate({
    id: 'site.offline',
    message: 'You are offline. Try again when you are back online.',
  });
}

/** Stays on the page if the next one is not loaded and there is no network. */
function stayOffline(event: MouseEvent): void {
  if (navigator.onLine || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin) return;
  if (link.pathname === location.pathname || loaded.has(link.pathname)) return;
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
  window.docusaurus = {prefetch: loadPage, preload};
  addEventListener('click', stayOffline, true);
  addEventListener('online', () => note?.remove());
}
