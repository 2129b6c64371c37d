import {translate} from '@docusaurus/Translate';
import {announce} from './announce';

/** After 200 ms, readers wonder whether their click was registered. */
const TIMEOUT_MS = 100;

let timer: ReturnType<typeof setTimeout> | undefined;
let calmTitle: string | undefined;

function show(): void {
  const words = translate({id: 'site.route.loading', message: 'Loading the page'});
  document.querySelector('main')?.setAttribute('aria-busy', 'true'); // also shows a bar, see src/css/overlays.css
  announce(words);
  // The address bar already shows the new address, which the old title would not match.
  calmTitle = document.title;
  document.title = document.title.replace(/^[^|]*/, `${words} `);
}

/** Announces that another page is loading, once that takes long enough for readers to wonder. */
export function startBusy(): void {
  endBusy();
  timer = setTimeout(show, TIMEOUT_MS);
}

/** Returns true between `startBusy` and `endBusy`. */
export function isBusy(): boolean {
  return timer !== undefined;
}

/** Reverts what `startBusy` announced, or cancels the announcement. */
export function endBusy(): void {
  clearTimeout(timer);
  timer = undefined;
  document.querySelector('main')?.removeAttribute('aria-busy');
  if (calmTitle !== undefined) {
    document.title = calmTitle;
    calmTitle = undefined;
  }
}
