// What a reader presses before the page is alive is pressed again once it is.
import {openFrame} from '../../../search/browser/earlyFrame';
import {afterPaint, hasReactBegun, isHydrated} from './page';
import {areStylesLate} from './wholeStyles';

/** What a reader cannot use before the whole style sheet is there: search, and the mobile menu. */
const OPENS_SEARCH = '[aria-haspopup=dialog]';
const OPENS_A_DIALOG = `${OPENS_SEARCH},.navbar__toggle`;

/** A button may be switched on some frames after the page is alive. */
const TRIES = 60;

type HeldPress = {
  readonly opensDialog: boolean;
  /** Absent for a key, which an effect of React listens for. */
  readonly button?: HTMLElement;
  /** @returns true when it was too early */
  readonly repeat: (isLastTry: boolean) => boolean;
};

let held: HeldPress | undefined;

/** The frame of search, while its code is not there. */
let frame: HTMLElement | undefined;

/** React hydrates what a press is about by itself, once it has begun. It cannot where a button is switched off. */
function isLeftToReact(button: HTMLElement): boolean {
  return hasReactBegun() && !button.matches(':disabled');
}

function isSearchKey({key, ctrlKey, metaKey}: KeyboardEvent, target: Element): boolean {
  return (
    ((ctrlKey || metaKey) && key.toLowerCase() === 'k') ||
    (key === '/' && !target.closest('input,textarea,select'))
  );
}

function holdKey(event: KeyboardEvent, target: Element): void {
  event.preventDefault();
  held = {
    opensDialog: true,
    repeat() {
      target.dispatchEvent(new KeyboardEvent('keydown', event));
      return false;
    },
  };
}

function holdButton(button: HTMLElement, opensDialog: boolean): void {
  held = {
    opensDialog,
    button,
    repeat(isLastTry) {
      if (button.matches(':disabled') && !isLastTry) return true;
      if (button.isConnected) button.click();
      return false;
    },
  };
}

/** Keeps a press on a button, or a key for search, that comes too early. */
export function holdPress(event: Event): void {
  const {target} = event;
  if (!(target instanceof Element) || frame?.contains(target)) return;
  const isKey = event instanceof KeyboardEvent;
  const isSearch = isKey && isSearchKey(event, target);
  const button = isKey ? null : target.closest<HTMLElement>('button,[role=tab]');
  const opensDialog = isSearch || button?.matches(OPENS_A_DIALOG) === true;
  if (isHydrated()) {
    if (!opensDialog || !areStylesLate()) {
      held = undefined;
      return;
    }
    event.stopImmediatePropagation();
  }
  // Not before the click: it would fall on what lies around the frame, which closes it.
  if (isSearch || (event.type === 'click' && button?.matches(OPENS_SEARCH))) {
    frame ??= openFrame(SEARCH_LABEL, () => {
      held = frame = undefined;
    });
  }
  if (isSearch) {
    holdKey(event, target);
  } else if (button && (isHydrated() || !isLeftToReact(button))) {
    holdButton(button, opensDialog);
  }
}

/**
 * Presses again what was held, now that React has begun: it hydrates the page at once for a press, in one go, and
 * answers it then. Left alone, it hydrates in slices, between which the browser draws.
 */
export function pressDuringHydration(): void {
  const {button, opensDialog} = held ?? {};
  if (!button?.isConnected || !isLeftToReact(button) || (opensDialog && areStylesLate())) return;
  held = undefined;
  button.click();
}

/** Presses again what was held, as soon as it can be. */
export function replayPress(tries = TRIES): void {
  afterPaint(() => {
    if (!held || !isHydrated() || (held.opensDialog && areStylesLate())) return;
    if (held.repeat(tries === 0)) {
      replayPress(tries - 1);
    } else {
      held = undefined;
    }
  });
}
