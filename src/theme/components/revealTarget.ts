import type {ClientModule} from '@docusaurus/types';

function findTarget(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // an invalid percent escape, as in a shortened link
  }
}

function openAround(element: Element): void {
  const closed = element.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) return;
  closed.open = true;
  openAround(element);
}

/** Shows what the address leads to, as browsers do when they load a page: opens closed blocks, scrolls, and marks it. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {pathname, hash},
  previousLocation,
}) => {
  const isSame = previousLocation?.pathname === pathname && previousLocation.hash === hash;
  const target = findTarget(hash);
  if (isSame || !target) return;
  openAround(target);
  window.location.replace(hash); // `:target` needs a navigation
};
