// The menu of a phone is an open `details` element of the navbar, which needs no script to open. This closes it where a
// menu closes: after a link, with Escape and Back, and in a window that became wide.

/** Chrome closes the newest of these with Escape, and on Android with Back. */
type Watcher = {onclose: () => void; readonly destroy: () => void};
type WithWatcher = {readonly CloseWatcher?: new () => Watcher};

let watcher: Watcher | undefined;

const findMenu = () => document.querySelector<HTMLDetailsElement>('.navbar__toggle[open]');
const findSidebar = () => document.querySelector<HTMLElement>('.theme-doc-sidebar-container');

function close(): void {
  findMenu()?.removeAttribute('open');
}

function closeByKey(): void {
  findMenu()?.querySelector('summary')?.focus();
  close();
}

addEventListener('click', ({target}) => {
  if (target instanceof Element && target.closest('a[href]')) close();
});
addEventListener('popstate', close);
addEventListener('keydown', ({key}) => {
  if (key === 'Escape') closeByKey();
});
addEventListener(
  'toggle',
  ({target}) => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches('.navbar__toggle')) return;
    watcher?.destroy();
    watcher = undefined;
    if (!target.open) return;
    // The bar has another height where text is large. Set on the root, the style of every element would be made anew.
    const height = target.closest('.navbar')?.clientHeight ?? 0;
    findSidebar()?.style.setProperty('--site-menu-top', `${height}px`);
    const {CloseWatcher} = window as WithWatcher;
    if (CloseWatcher) watcher = Object.assign(new CloseWatcher(), {onclose: closeByKey});
  },
  true,
);
