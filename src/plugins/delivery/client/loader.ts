// Inline at the end of every page, and the only script that runs before the page is used. Its parts are in order of time.
import {chooseLanguage, markLanguage} from '../../console/client/chooseLanguage';
import {copyCode} from '../../console/client/copyCode';
import {setState} from '../../console/client/dom';
import {isSearchKey} from '../../search/client/isSearchKey';
import {openSearch} from '../../search/client/openSearch';
import './menu';

/** The addresses of the scripts that have not been run. */
const deferredScripts = Array.from(
  document.querySelectorAll<HTMLScriptElement>('script[type="text/deferred"]'),
  ({dataset}) => dataset.src ?? '',
);

/** Returns whether React handles clicks, which `src/theme/Root` marks. */
const isHydrated = () => document.documentElement.dataset.hydrated !== undefined;

// 1. Scripts are preloaded when the browser is idle, and run on the first interaction or after a pause.

/** How long the scripts wait for an interaction after they have loaded. */
const PAUSE_MS = 3000;

/** Runs the scripts. Later calls find none. */
const runScripts = () => {
  // When its first script runs, the bundler registers all that have loaded, so that one is the last.
  for (const src of deferredScripts.splice(0).reverse()) {
    document.body.append(Object.assign(document.createElement('script'), {src, async: false}));
  }
};

/** Runs the scripts on an interaction, after its effect is painted. */
const runSoon = (interaction: Event) => {
  // Browsers also report a move when a page appears under a pointer that rests.
  const isMove = interaction.type === 'pointermove' && interaction instanceof MouseEvent;
  if (isMove && !interaction.movementX && !interaction.movementY) return;
  requestAnimationFrame(() => setTimeout(runScripts));
};

const whenIdle = (task: () => void) =>
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(task);

/** Preloads the scripts, and runs them after a pause even if nobody uses the page. */
const loadWhileIdle = () => {
  for (const href of deferredScripts) {
    // A preload is used by the script even where the host forbids to store it; the response to a `fetch` would not be.
    const hints = {rel: 'preload', as: 'script', fetchPriority: 'low', href};
    document.head.append(Object.assign(document.createElement('link'), hints));
  }
  setTimeout(() => whenIdle(runScripts), PAUSE_MS);
};

type Connection = {readonly effectiveType?: string; readonly saveData?: boolean};
const {connection} = navigator as Navigator & {readonly connection?: Connection};
const isCostly = connection?.saveData === true || connection?.effectiveType?.includes('2g');

for (const type of ['pointermove', 'scroll', 'keydown', 'focusin', 'click']) {
  addEventListener(type, runSoon, {capture: true, passive: true});
}
if (!isCostly) addEventListener('load', () => whenIdle(loadWhileIdle));

// 2. A click on a button before hydration takes effect at once if it needs no React, and is held otherwise.

/** The button whose click is held, the last one of several. */
let heldButton: HTMLElement | undefined;

/** Handles a button that needs no React. Returns whether it was one. */
const handleNow = (button: HTMLElement): boolean => {
  const {action, language} = button.dataset;
  if (language !== undefined) chooseLanguage(language);
  else if (action === 'copy') void copyCode(button);
  else if (button.matches('.search-opener')) openSearch();
  else if (button.matches('.search__close')) button.closest('dialog')?.close();
  else return false;
  return true;
};

const handleClick = (event: MouseEvent) => {
  const {target} = event;
  if (isHydrated() || !(target instanceof Element)) return;
  const button = target.closest('button');
  if (!button) return;
  event.stopImmediatePropagation(); // React handles it too once it has begun
  if (handleNow(button)) return;
  const frame = button.closest<HTMLElement>('.console');
  // An attribute, which React keeps.
  if (button.dataset.action === 'run' && frame) setState(frame, 'queue');
  heldButton = button;
  runScripts();
};

markLanguage();
addEventListener('click', handleClick, true); // after `runSoon`: it stops the event
addEventListener('keydown', (event) => {
  if (!isSearchKey(event)) return;
  event.preventDefault(); // the browser's own search
  openSearch(); // after hydration too
});

// 3. The held click is replayed, or the page reports that a script failed, threw an error, or was taken out by a proxy.

/** Not in the HTML of a page, because text browsers show what is hidden. */
const FAILURE =
  '<p class="load-failure" role="alert">Parts of this page did not load. <a href="">Reload</a>';

const showFailure = (isFailure: boolean) => {
  document.querySelector('.load-failure')?.remove();
  if (isFailure) document.body.insertAdjacentHTML('beforeend', FAILURE);
};

const handleError = ({target}: Event) => {
  const isOfScript = target === window || target instanceof HTMLScriptElement;
  if (isOfScript && !isHydrated()) showFailure(true);
};

new MutationObserver(() => {
  if (!isHydrated()) return;
  showFailure(false); // an error of an extension did not stop the page
  heldButton?.click();
  heldButton = undefined;
}).observe(document.documentElement, {attributeFilter: ['data-hydrated']});
addEventListener('error', handleError, true);
if (deferredScripts.length === 0) showFailure(true);
