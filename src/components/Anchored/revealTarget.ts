import type {ClientModule} from '@docusaurus/types';

/** Opens an element and every tab and disclosure that hides it, the outermost first. */
function open(element: Element): void {
  if (element.parentElement) open(element.parentElement);
  if (element instanceof HTMLDetailsElement) element.open = true;
  if (element.role === 'tabpanel' && element instanceof HTMLElement && element.hidden) {
    openTab(element);
  }
}

/** A panel names the tab that shows it. */
function openTab(panel: Element): void {
  document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
}

function findTarget(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a broken percent sign in a link somebody shortened by hand
  }
}

/** As long as what stands above a target may still change, on a slow phone. */
const SETTLING_MS = 3000;

/** What a reader moves a page with. */
const MOVES = ['keydown', 'pointerdown', 'touchstart', 'wheel'] as const;

/**
 * Keeps a target in view while tabs above it change, which not every browser does by itself, until the reader
 * moves the page.
 */
function keepInView(hash: string): void {
  const moved = new AbortController();
  const watch = new ResizeObserver(() => {
    if (window.location.hash === hash) findTarget(hash)?.scrollIntoView();
    else end(); // another page came without a move, by the way back
  });
  const end = (): void => {
    watch.disconnect();
    moved.abort();
  };
  watch.observe(document.querySelector('main') ?? document.body);
  for (const type of MOVES) {
    window.addEventListener(type, end, {passive: true, signal: moved.signal});
  }
  setTimeout(end, SETTLING_MS);
}

/** A query may have opened tabs above the target, which moved it. */
function reveal({hash, search}: {hash: string; search: string}): void {
  const target = findTarget(hash);
  const isHidden = target?.closest('details:not([open]), [role=tabpanel][hidden]');
  if (!target || (!isHidden && search === '')) return;
  open(target);
  keepInView(hash);
}

/** Shows what a link with a hash leads to, on arrival and on each further link in the page. */
const revealTarget: ClientModule = {
  onRouteDidUpdate({location}) {
    if (!location.hash) return undefined;
    // Tabs are rendered a second time after the page is hydrated, and forget a click before that.
    const timer = setTimeout(() => reveal(location));
    return () => clearTimeout(timer);
  },
};

export default revealTarget;
