import type {ClientModule} from '@docusaurus/types';

/** Opens every tab and disclosure that hides an element, the outermost first. */
function openAround(target: Element): void {
  const parent = target.parentElement;
  if (!parent) return;
  openAround(parent);
  if (parent instanceof HTMLDetailsElement) parent.open = true;
  if (parent.role === 'tabpanel' && parent.hidden) openTab(parent);
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
  openAround(target);
  // The tab shows its panel with the next rendering.
  requestAnimationFrame(() => target.scrollIntoView());
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
