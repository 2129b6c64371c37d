import {translate} from '@docusaurus/Translate';
import {announce} from './announce';

/** Readers wonder after 200 ms whether their click arrived. */
const PATIENCE_MS = 100;

let timer: ReturnType<typeof setTimeout> | undefined;
let calmTitle: string | undefined;

function show(): void {
  const words = translate({id: 'site.route.loading', message: 'Loading the page'});
  document.querySelector('main')?.setAttribute('aria-busy', 'true'); // draws a bar too, see src/css/chrome.css
  announce(words);
  // The address bar shows the new address already: the old title would not belong to it.
  calmTitle = document.title;
  document.title = document.title.replace(/^[^|]*/, `${words} `);
}

/** Says that another page loads, once that takes long enough to wonder. */
export function startBusy(): void {
  endBusy();
  timer = setTimeout(show, PATIENCE_MS);
}

/** True from `startBusy` to `endBusy`. */
export function isBusy(): boolean {
  return timer !== undefined;
}

/** Takes back what `startBusy` said or was about to say. */
export function endBusy(): void {
  clearTimeout(timer);
  timer = undefined;
  document.querySelector('main')?.removeAttribute('aria-busy');
  if (calmTitle !== undefined) {
    document.title = calmTitle;
    calmTitle = undefined;
  }
}
