// A client module: fetches the font once the page is hydrated and the browser is idle, for the pages that follow. The
// current page keeps its font.
import type {ClientModule} from '@docusaurus/types';
import {savesData} from '../../navigation/browser/savesData';
import {whenIdle} from '../../navigation/browser/whenIdle';
import address from './font/geist-latin.woff2';
import {fetchTypeface, TYPEFACE_KEY} from './typeface';

/** A shift this soon after a press is a response to it: browsers do not count it, and readers do not notice it. */
const ANSWER_MS = 400;

let font: FontFace | undefined;
let pressedAt = -Infinity;

function notePress({timeStamp}: Event): void {
  pressedAt = timeStamp;
}

async function fetchFont(): Promise<void> {
  try {
    font = await fetchTypeface(address);
    addEventListener('click', notePress, {capture: true});
    localStorage.setItem(TYPEFACE_KEY, address);
  } catch {
    // The system font stays.
  }
}

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Fetches the font on the first page. A later page that appears right after a press uses it from its first frame. */
export function onRouteDidUpdate({previousLocation}: Update): void {
  if (!previousLocation) {
    if (!savesData()) whenIdle(() => void fetchFont());
  } else if (font && performance.now() - pressedAt < ANSWER_MS) {
    document.fonts.add(font);
  }
}
