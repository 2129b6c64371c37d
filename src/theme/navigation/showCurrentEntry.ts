// A client module: where the window is too low for the whole sidebar, the entry of the page is scrolled into view.
import type {ClientModule} from '@docusaurus/types';

/** Scrolls the sidebar alone: `scrollIntoView` would scroll the page too. */
function showCurrentEntry(): void {
  const entry = document.querySelector('.theme-doc-sidebar-container a[aria-current="page"]');
  const sidebar = entry?.closest('nav');
  if (!entry || !sidebar) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const area = sidebar.getBoundingClientRect();
  const isInView = top >= area.top && bottom <= Math.min(area.bottom, innerHeight);
  if (!isInView) sidebar.scrollTop += top - area.top - sidebar.clientHeight / 2;
}

/** Docusaurus calls this when a page is shown, also for another place on the same page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) requestAnimationFrame(showCurrentEntry);
};
