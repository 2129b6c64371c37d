// Inline at the end of every page, and the only script that runs before the page is used: preloads the deferred scripts
// when the browser is idle, runs them on the first user interaction or after a pause, does at once what needs no React, and
// replays any other click that came before hydration.
import {chooseLanguage, markLanguage} from '../../console/client/chooseLanguage';
import {copyCode} from '../../console/client/copyCode';
import {setState} from '../../console/client/dom';
import {isSearchKey} from '../../search/client/isSearchKey';
import {openSearch} from '../../search/client/openSearch';
import './menu';

type Online = Navigator & {
  readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
};

const deferredScripts = Array.from(
  document.querySelectorAll<HTMLScriptElement>('script[type="text/deferred"]'),
  ({dataset}) => dataset.src ?? '',
);
const {saveData = false, effectiveType = ''} = (navigator as Online).connection ?? {};
/** Replays the click that came before hydration. */
let replayClick: (() => void) | undefined;

/** `src/theme/Root` sets it when React handles clicks. */
const isHydrated = () => document.documentElement.dataset.hydrated !== undefined;
const whenIdle = (task: () => void) =>
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(task);

const runScripts = () => {
  // The bundler registers whatever has come when its first script runs, so that one comes last.
  for (const src of deferredScripts.splice(0).reverse()) {
    document.body.append(Object.assign(document.createElement('script'), {src, async: false}));
  }
};

/** Runs the scripts on an interaction, whose effect is painted before. */
const runSoon = (interaction: Event) => {
  // Browsers also report a move when a page appears under a pointer that rests.
  const isMove = interaction.type === 'pointermove' && interaction instanceof MouseEvent;
  if (isMove && !interaction.movementX && !interaction.movementY) return;
  requestAnimationFrame(() => setTimeout(runScripts));
};

/** Does at once what needs no React, and not again when the page is hydrated. Returns whether the button was for that. */
const handleNow = (button: HTMLElement): boolean => {
  const {action, language} = button.dataset;
  if (language !== undefined) chooseLanguage(language);
  else if (action === 'copy') void copyCode(button);
  else if (button.matches('.search-opener')) openSearch();
  else if (button.matches('.search__close')) button.closest('dialog')?.close();
  else return false;
  return true;
};

/** Opens search by its key, even after hydration. */
const openByKey = (event: KeyboardEvent) => {
  if (!isSearchKey(event)) return;
  event.preventDefault(); // the browser's own search
  openSearch();
};

/** Keeps a click that needs React until the page is hydrated. */
const holdClick = (event: MouseEvent) => {
  const {target} = event;
  if (isHydrated() || !(target instanceof Element)) return;
  const button = target.closest('button');
  if (!button) return;
  event.stopImmediatePropagation(); // React handles it too once it has begun
  if (handleNow(button)) return;
  const frame = button.closest<HTMLElement>('.console');
  if (button.dataset.action === 'run' && frame) setState(frame, 'queue'); // an attribute, which React leaves
  replayClick = () => button.click();
  runScripts();
};

/** Reports that the page lacks its scripts: one of them failed, threw an error, or was taken out by a proxy. */
const showFailure = (isFailure: boolean) => {
  document.querySelector('.load-failure')?.toggleAttribute('hidden', !isFailure);
};

const handleError = ({target}: Event) => {
  const isOfScript = target === window || target instanceof HTMLScriptElement;
  if (isOfScript && !isHydrated()) showFailure(true);
};

for (const type of ['pointermove', 'scroll', 'keydown', 'focusin', 'click']) {
  addEventListener(type, runSoon, {capture: true, passive: true});
}
addEventListener('click', holdClick, true);
addEventListener('keydown', openByKey);
markLanguage();
new MutationObserver(() => {
  if (!isHydrated()) return;
  showFailure(false); // an error that did not stop the page, as of an extension of the browser
  replayClick?.();
  replayClick = undefined;
}).observe(document.documentElement, {attributeFilter: ['data-hydrated']});
addEventListener('error', handleError, true);
if (deferredScripts.length === 0) showFailure(true);
if (!saveData && !effectiveType.includes('2g')) {
  addEventListener('load', () =>
    whenIdle(() => {
      // A preload is used by the script even where the host forbids to store it; the response to a `fetch` would not be.
      for (const href of deferredScripts) {
        const hints = {rel: 'preload', as: 'script', fetchPriority: 'low', href};
        document.head.append(Object.assign(document.createElement('link'), hints));
      }
      const isIncomplete = document.querySelector('[data-needs-scripts]') !== null;
      setTimeout(() => whenIdle(() => runScripts()), isIncomplete ? 0 : 3000);
    }),
  );
}
