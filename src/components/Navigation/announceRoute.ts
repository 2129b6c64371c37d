// A client module: tells screen readers of a change of page, and moves the focus to the title of the new one.
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';

const PATIENCE_MS = 200;

let region: HTMLElement | undefined;

/** The element that screen readers watch. It has to be there before its words are. */
function announce(words: string): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'visuallyHidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = words;
}

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
export function onRouteUpdate(update: Update): (() => void) | undefined {
  if (!isOtherPage(update)) {
    return undefined;
  }
  announce('');
  const main = document.querySelector('main');
  const timer = setTimeout(() => {
    main?.setAttribute('aria-busy', 'true');
    announce(translate({id: 'site.route.loading', message: 'Loading the page'}));
  }, PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    main?.removeAttribute('aria-busy');
  };
}

/** Says which page is here, and puts the focus where its words begin. */
export function onRouteDidUpdate(update: Update): void {
  if (!isOtherPage(update)) {
    return;
  }
  if (!update.location.hash) {
    focusTitle();
  }
  // The title of the document follows a frame or two later.
  setTimeout(() => announce(document.title), PATIENCE_MS);
}
