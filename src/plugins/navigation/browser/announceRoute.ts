// A client module: announces a page change to screen readers, and moves the focus to the title of the new page.
import type {ClientModule} from '@docusaurus/types';
import {announce} from './announce';
import {endBusy, isBusy, startBusy} from './busyPage';
import {dismissOfflineNote, returnToPlace} from './offlineNote';

/**
 * The title of the document changes a frame or two after the page. The theme's progress bar for an earlier click, which
 * the core does not cancel when another click follows, appears within the same time.
 */
const AFTER_MS = 200;

/** The page that is shown. While another page loads, the address bar already shows the address of that one. */
let shownPath: string | undefined;

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) {
    title.setAttribute('tabindex', '-1');
    title.focus({preventScroll: true});
  }
}

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Returns true if the update shows another page, not the first one or another position on the same page. */
function isOtherPage({location, previousLocation}: Update): boolean {
  return previousLocation !== null && previousLocation.pathname !== location.pathname;
}

/** Announces that a page is loading, once that takes long enough for readers to wonder. */
export function onRouteUpdate(update: Update): void {
  dismissOfflineNote();
  if (isOtherPage(update)) {
    announce('');
    startBusy();
  }
}

/** Announces which page is shown, and moves the focus to the start of its content. */
export function onRouteDidUpdate(update: Update): void {
  endBusy();
  const isShownAlready = update.location.pathname === shownPath;
  shownPath = update.location.pathname;
  if (!isOtherPage(update)) {
    announce(''); // Inserts the element that screen readers observe, before anything is announced.
    return;
  }
  if (isShownAlready) {
    returnToPlace();
  } else if (!update.location.hash) {
    focusTitle();
  }
  setTimeout(() => {
    if (!isBusy()) {
      endBusy();
      announce(document.title);
    }
  }, AFTER_MS);
}
