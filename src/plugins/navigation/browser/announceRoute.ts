// A client module: tells screen readers of a change of page, and moves the focus to the title of the new one.
import type {ClientModule} from '@docusaurus/types';
import {announce} from './announce';
import {endBusy, isBusy, startBusy} from './busyPage';
import {dismissOfflineNote, returnToPlace} from './offlineNote';

/**
 * The title of the document follows a frame or two after the page. The theme's bar of an earlier click, which
 * the core forgets when another one follows, comes within the same time.
 */
const AFTER_MS = 200;

/** The page that is shown, which is not the one in the address bar while that loads. */
let shownPath: string | undefined;

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) {
    title.setAttribute('tabindex', '-1');
    title.focus({preventScroll: true});
  }
}

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** True when the update shows another page, and not the first one or another place of the same. */
function isOtherPage({location, previousLocation}: Update): boolean {
  return previousLocation !== null && previousLocation.pathname !== location.pathname;
}

/** Says that a page loads, once that takes long enough to wonder. */
export function onRouteUpdate(update: Update): void {
  dismissOfflineNote();
  if (isOtherPage(update)) {
    announce('');
    startBusy();
  }
}

/** Says which page is here, and puts the focus where its words begin. */
export function onRouteDidUpdate(update: Update): void {
  endBusy();
  const isShownAlready = update.location.pathname === shownPath;
  shownPath = update.location.pathname;
  if (!isOtherPage(update)) {
    announce(''); // What screen readers watch is in the page before anything is said.
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
