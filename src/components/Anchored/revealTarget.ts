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

/** A query may have opened tabs above the target, which moved it. */
function reveal({hash, search}: {hash: string; search: string}): void {
  const target = findTarget(hash);
  const isHidden = target?.closest('details:not([open]), [role=tabpanel][hidden]');
  if (!target || (!isHidden && search === '')) return;
  open(target);
  // The tab shows its panel with the next rendering, and may draw what is in there anew.
  requestAnimationFrame(() => findTarget(hash)?.scrollIntoView());
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
