// A client module: announces a new page to screen readers, and moves the focus to its title.
import type {ClientModule} from '@docusaurus/types';

/** The title of the document changes, and the theme moves the focus to its skip link, a frame after the page. */
const AFTER_MS = 200;

let region: HTMLElement | undefined;

/** Screen readers announce a change of an element that was in the page before. */
function addRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'sr';
  element.setAttribute('role', 'status');
  return document.body.appendChild(element);
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({preventScroll: true});
}

/** Docusaurus calls this when a page is shown, even for another anchor on the same page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  region ??= addRegion();
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const {pathname} = location;
  setTimeout(() => {
    if (!region || window.location.pathname !== pathname) return;
    if (!location.hash) focusTitle();
    region.textContent = document.title;
  }, AFTER_MS);
};
