import type {ClientModule} from '@docusaurus/types';

function findTarget(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // an invalid percent escape, for example in a link that was shortened by hand
  }
}

/** Opens every `details` element that an element is in. */
function open(element: Element): void {
  const closed = element.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) return;
  closed.open = true;
  open(element);
}

/** Shows what the address leads to where it is in a closed block, as browsers do when they load a page. */
const revealTarget: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}, previousLocation}) {
    const isSamePlace = previousLocation?.pathname === pathname && previousLocation.hash === hash;
    if (isSamePlace) return;
    const target = findTarget(hash);
    if (!target?.closest('details:not([open])')) return;
    open(target);
    target.scrollIntoView();
  },
};

export default revealTarget;
