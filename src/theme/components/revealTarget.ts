import type {ClientModule} from '@docusaurus/types';

/** Opens an element and every tab and `details` element that hides it, outermost first. */
function open(element: Element): void {
  if (element.parentElement) open(element.parentElement);
  if (element instanceof HTMLDetailsElement) element.open = true;
  if (element.role === 'tabpanel' && element instanceof HTMLElement && element.hidden) {
    openTab(element);
  }
}

/** Clicks the tab that shows a panel: the panel references it in `aria-labelledby`. */
function openTab(panel: Element): void {
  document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
}

function findTarget(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // an invalid percent escape, for example in a link that was shortened by hand
  }
}

/** How long content above a target may still change height on a slow phone. */
const SETTLING_MS = 3000;

/** The events by which a reader scrolls or operates a page. */
const MOVES = ['keydown', 'pointerdown', 'touchstart', 'wheel'] as const;

/**
 * Keeps a target in view while tabs above it change height, until the reader moves the page. Not every browser does
 * this by itself.
 */
function keepInView(hash: string): void {
  const moved = new AbortController();
  const watch = new ResizeObserver(() => {
    if (window.location.hash === hash) findTarget(hash)?.scrollIntoView();
    else end(); // the page changed without an event in it, by the browser's Back button
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

/** Opens what hides the target and keeps it in view. The query may have opened tabs above it, which moves it. */
function reveal({hash, search}: {hash: string; search: string}): void {
  const target = findTarget(hash);
  const isHidden = target?.closest('details:not([open]), [role=tabpanel][hidden]');
  if (!target || (!isHidden && search === '')) return;
  open(target);
  keepInView(hash);
}

/** Reveals the target of the hash, on the first load and after each later navigation within the page. */
const revealTarget: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const {pathname, hash} = location;
    // A tab that is chosen is written to the query, which is no reason to go back to the target.
    const isSamePlace = previousLocation?.pathname === pathname && previousLocation.hash === hash;
    if (!hash || isSamePlace) return undefined;
    // Tabs render a second time after hydration and lose a click that came before.
    const timer = setTimeout(() => reveal(location));
    return () => clearTimeout(timer);
  },
};

export default revealTarget;
