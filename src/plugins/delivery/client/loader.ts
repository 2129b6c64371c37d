// Inline at the end of every page, and the only script that runs before the page is used: fetches the held scripts when
// the browser is idle, runs them at the first sign of use or after a pause, does at once what needs no React, and repeats
// any other press that came too early.
import {chooseLanguage, markLanguage} from '../../console/client/chooseLanguage';
import {copyCode} from '../../console/client/copyCode';
import {isSearchKey} from '../../search/client/isSearchKey';
import {openSearch} from '../../search/client/openSearch';
import './menu';

type Online = Navigator & {
  readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
};

const heldScripts = Array.from(
  document.querySelectorAll<HTMLScriptElement>('script[type="text/held"]'),
  ({dataset}) => dataset.src ?? '',
);
const {saveData = false, effectiveType = ''} = (navigator as Online).connection ?? {};
/** Presses what the reader has pressed before the page was hydrated. */
let repeatPress: (() => void) | undefined;

/** `src/theme/Root` sets it when React handles presses. */
const isHydrated = () => document.documentElement.dataset.hydrated !== undefined;
const whenIdle = (task: () => void) =>
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(task);

const runScripts = () => {
  // The bundler registers whatever has come when its first script runs, so that one comes last.
  for (const src of heldScripts.splice(0).reverse()) {
    document.body.append(Object.assign(document.createElement('script'), {src, async: false}));
  }
};

/** Runs the scripts at a sign of use, but what the reader did is painted before. */
const runSoon = (sign: Event) => {
  // Browsers also report a move when a page appears under a pointer that rests.
  const isMove = sign.type === 'pointermove' && sign instanceof MouseEvent;
  if (isMove && !sign.movementX && !sign.movementY) return;
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

/** Opens search by its key, also after the page is hydrated. */
const openByKey = (event: KeyboardEvent) => {
  if (!isSearchKey(event)) return;
  event.preventDefault(); // the browser's own search
  openSearch();
};

/** Keeps a press that needs React until the page is hydrated. */
const holdPress = (event: MouseEvent) => {
  const {target} = event;
  if (isHydrated() || !(target instanceof Element)) return;
  const button = target.closest('button');
  if (!button) return;
  event.stopImmediatePropagation(); // React handles it too once it has begun
  if (handleNow(button)) return;
  const frame = button.closest<HTMLElement>('.console');
  if (button.dataset.action === 'run' && frame) frame.dataset.state = 'queue'; // an attribute, which React leaves
  repeatPress = () => button.click();
  runScripts();
};

/** Says that the page lacks its scripts: one of them failed, threw an error, or was taken out by a proxy. */
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
addEventListener('click', holdPress, true);
addEventListener('keydown', openByKey);
markLanguage();
new MutationObserver(() => {
  if (!isHydrated()) return;
  showFailure(false); // an error that did not stop the page, as of an extension of the browser
  repeatPress?.();
  repeatPress = undefined;
}).observe(document.documentElement, {attributeFilter: ['data-hydrated']});
addEventListener('error', handleError, true);
if (heldScripts.length === 0) showFailure(true);
if (!saveData && !effectiveType.includes('2g')) {
  addEventListener('load', () =>
    whenIdle(() => {
      // A preload is used by the script even where the host forbids to store it; the answer to a `fetch` would not be.
      for (const href of heldScripts) {
        const hints = {rel: 'preload', as: 'script', fetchPriority: 'low', href};
        document.head.append(Object.assign(document.createElement('link'), hints));
      }
      const isIncomplete = document.querySelector('[data-needs-scripts]') !== null;
      setTimeout(() => whenIdle(() => runScripts()), isIncomplete ? 0 : 3000);
    }),
  );
}
