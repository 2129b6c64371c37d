// Inline at the end of every page, and the only script that runs before the page is used: fetches the held scripts when
// the browser is idle, runs them at the first sign of use or after a pause, and repeats a press that came too early.
import {findShownCode} from '../../run/client/shownCode';
import {isSearchKey} from '../../search/client/isSearchKey';

type Online = Navigator & {
  readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
};

const held = Array.from(
  document.querySelectorAll<HTMLScriptElement>('script[type="text/held"]'),
  ({dataset}) => dataset.src ?? '',
);
const {saveData = false, effectiveType = ''} = (navigator as Online).connection ?? {};
let repeat: (() => void) | undefined;

const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';
const whenIdle = (task: () => void) =>
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(task);

/** Whether the page lacks something until its scripts run, as with a tab that a link or the reader has chosen: all but the language of code, which is set in the head. */
const isIncomplete = () => {
  if (location.search || document.querySelector('[data-needs-scripts]')) return true;
  try {
    return Object.keys(localStorage).some((key) => /^docusaurus\.tab\.(?!language$)/.test(key));
  } catch {
    return false; // the browser denies access to storage
  }
};

const run = (sign?: Event) => {
  // Browsers also report a move when a page appears under a pointer that rests.
  if (
    sign?.type === 'pointermove' &&
    sign instanceof MouseEvent &&
    !sign.movementX &&
    !sign.movementY
  )
    return;
  // The bundler registers whatever has come when its first script runs, so that one comes last.
  for (const src of held.splice(0).reverse()) {
    document.body.append(Object.assign(document.createElement('script'), {src, async: false}));
  }
};

/** Copies code in the press itself, because Safari refuses a repeated one, which then only reports it. */
const copyNow = async (button: HTMLElement) => {
  const code = findShownCode(button.closest('.console') ?? button);
  try {
    await navigator.clipboard.writeText(code?.textContent.trimEnd() ?? '');
    button.dataset.copied = '';
  } catch {
    // The repeated press selects the code.
  }
};

const hold = (event: Event) => {
  const {target} = event;
  if (isHydrated() || !(target instanceof Element)) return;
  if (event instanceof KeyboardEvent) {
    if (!isSearchKey(event)) return;
    event.preventDefault(); // the browser's own search
    repeat = () => target.dispatchEvent(new KeyboardEvent(event.type, event));
  } else {
    const button = target.closest<HTMLElement>('button, [role=tab]');
    // Some buttons are disabled until the page is hydrated, and get no click.
    if (!button || (event.type !== 'click' && !button.matches(':disabled'))) return;
    event.stopImmediatePropagation(); // React handles it too once it has begun
    if (button.dataset.action === 'copy') void copyNow(button);
    const frame = button.closest<HTMLElement>('.console');
    if (button.dataset.action === 'run' && frame) frame.dataset.state = 'queue'; // an attribute, which React leaves
    repeat = () => button.click();
  }
};

for (const type of ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin']) {
  addEventListener(type, run, {capture: true, passive: true});
}
for (const type of ['pointerup', 'click', 'keydown']) addEventListener(type, hold, true);
/** Says that the page lacks its scripts: one of them failed, threw an error, or was taken out by a proxy. */
const showFailure = (isFailure: boolean) => {
  document.documentElement.toggleAttribute('data-load-failed', isFailure); // styles open what scripts would have opened
  document.querySelector('.loadFailure')?.toggleAttribute('hidden', !isFailure);
};
new MutationObserver(() => {
  if (!isHydrated()) return;
  showFailure(false); // an error that did not stop the page, as of an extension of the browser
  repeat?.();
  repeat = undefined;
}).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
const handleError = ({target}: Event) => {
  const isOfScript = target === window || target instanceof HTMLScriptElement;
  if (isOfScript && !isHydrated()) showFailure(true);
};
addEventListener('error', handleError, true);
if (held.length === 0) showFailure(true);
if (!saveData && !effectiveType.includes('2g')) {
  addEventListener('load', () =>
    whenIdle(() => {
      // A preload is used by the script even where the host forbids to store it; the answer to a `fetch` would not be.
      for (const href of held) {
        const hints = {rel: 'preload', as: 'script', fetchPriority: 'low', href};
        document.head.append(Object.assign(document.createElement('link'), hints));
      }
      setTimeout(() => whenIdle(() => run()), isIncomplete() ? 0 : 3000);
    }),
  );
}
