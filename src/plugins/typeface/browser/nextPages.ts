// A client module: fetches the font when the page is alive and the browser has nothing else to do, for the pages that
// follow. The page that is being read keeps its font.
import type {ClientModule} from '@docusaurus/types';
import {savesData} from '../../navigation/browser/savesData';
import {whenIdle} from '../../navigation/browser/whenIdle';
import address from './font/geist-latin.woff2';
import {fetchTypeface, TYPEFACE_KEY} from './typeface';

/** What moves this soon after a press is the answer to it: browsers count no shift, and nobody sees one. */
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
    // The font of the system stays.
  }
}

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Fetches the font on the first page, and shows a page that comes at once after a press in it, from its first frame. */
export function onRouteDidUpdate({previousLocation}: Update): void {
  if (!previousLocation) {
    if (!savesData()) whenIdle(() => void fetchFont());
  } else if (font && performance.now() - pressedAt < ANSWER_MS) {
    document.fonts.add(font);
  }
}
