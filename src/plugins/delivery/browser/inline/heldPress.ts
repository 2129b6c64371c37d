// Replays what a reader presses before the page is hydrated, as soon as it is.
import {openFrame} from '../../../search/browser/earlyFrame';
import {afterPaint, hasReactBegun, isHydrated} from './page';
import {areStylesDeferred} from './wholeStyles';

/** What a reader cannot use before the full style sheet is loaded: search, and the mobile menu. */
const OPENS_SEARCH = '[aria-haspopup=dialog]';
const OPENS_A_DIALOG = `${OPENS_SEARCH},.navbar__toggle`;

/** A button may be enabled some frames after the page is hydrated. */
const TRIES = 60;

type HeldPress = {
  readonly opensDialog: boolean;
  /** Absent for a key, which a React effect listens for. */
  readonly button?: HTMLElement;
  /** @returns true if it was too early */
  readonly repeat: (isLastTry: boolean) => boolean;
};

let held: HeldPress | undefined;

/** The frame of the search dialog, until the code of search is loaded. */
let frame: HTMLElement | undefined;

/** Once React has begun, it hydrates what a press targets by itself. It cannot if the button is disabled. */
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

/** Holds a press on a button, or a key for search, that comes too early. */
export function holdPress(event: Event): void {
  const {target} = event;
  if (!(target instanceof Element) || frame?.contains(target)) return;
  const isKey = event instanceof KeyboardEvent;
  const isSearch = isKey && isSearchKey(event, target);
  const button = isKey ? null : target.closest<HTMLElement>('button,[role=tab]');
  const opensDialog = isSearch || button?.matches(OPENS_A_DIALOG) === true;
  if (isHydrated()) {
    if (!opensDialog || !areStylesDeferred()) {
      held = undefined;
      return;
    }
    event.stopImmediatePropagation();
  }
  // Not before the click: it would land on the area around the frame, which closes it.
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
 * Replays a held press now that React has begun: for a press, React hydrates the page immediately and in one go, and
 * then handles it. Without a press, it hydrates in slices, between which the browser paints.
 */
export function pressDuringHydration(): void {
  const {button, opensDialog} = held ?? {};
  if (!button?.isConnected || !isLeftToReact(button) || (opensDialog && areStylesDeferred()))
    return;
  held = undefined;
  button.click();
}

/** Replays a held press as soon as possible. */
export function replayPress(tries = TRIES): void {
  afterPaint(() => {
    if (!held || !isHydrated() || (held.opensDialog && areStylesDeferred())) return;
    if (held.repeat(tries === 0)) {
      replayPress(tries - 1);
    } else {
      held = undefined;
    }
  });
}
