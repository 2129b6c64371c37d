// The menu of a phone and the menus above a title are `details` elements, which need no script to open. This closes them
// as other menus close: after a link, with Escape and Back, and those above a title when the focus or a click is elsewhere.

const TOGGLE = '.navbar__toggle';
const OPEN_MENUS = `${TOGGLE}[open], .page-menu[open]`;

const listOpen = () => document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS);
const findSidebar = () => document.querySelector<HTMLElement>('.theme-doc-sidebar-container');

/** Closes menus that the reader has left or used. The one of a phone covers the page, and its links are in the sidebar. */
function closeLeft({type, target}: Event): void {
  if (!(target instanceof Element)) return;
  const isFollowed = type === 'click' && target.closest('a[href]') !== null;
  for (const menu of listOpen()) {
    const isLeft = !menu.matches(TOGGLE) && !menu.contains(target);
    if (isLeft || isFollowed) menu.open = false;
  }
}

addEventListener('click', closeLeft);
addEventListener('focusin', closeLeft);
addEventListener('popstate', () => listOpen().forEach((menu) => menu.removeAttribute('open')));
addEventListener('keydown', ({key}) => {
  if (key !== 'Escape') return;
  for (const menu of listOpen()) {
    menu.querySelector('summary')?.focus();
    menu.open = false;
  }
});
addEventListener(
  'toggle',
  ({target}) => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches(`${TOGGLE}[open]`)) return;
    // The bar is higher where text is large, and lower below an announcement. Set on the root, it would recalculate styles
    // for the whole document.
    const bottom = target.closest('.navbar')?.getBoundingClientRect().bottom ?? 0;
    findSidebar()?.style.setProperty('--site-menu-top', `${bottom}px`);
  },
  true,
);
