// The script in every page. When the browser is idle after the page is on screen, it fetches the scripts of the
// bundle, and the whole style sheet for paper, and runs nothing. They run at the first sign of use: a page needs none
// of them to be read. With save-data and on a 2G line nothing but use starts them, and the whole style sheet comes
// after the scripts, which need seconds there.
import {savesData} from '../../../navigation/browser/savesData';
import {showTypeface} from '../../../typeface/browser/showTypeface';
import {fetchHeldScripts, runHeldScripts} from './heldScripts';
import {holdPress, pressDuringHydration, replayPress} from './heldPress';
import {afterPaint, isHydrated, readStored, root, whenIdle, whenReactBegins} from './page';
import {showNews} from './showNews';
import {loadWholeStyles, markStylesLate} from './wholeStyles';

/**
 * How long a page lies there untouched before it comes alive by itself. Somebody is reading then, or hears
 * it by a screen reader, which need not send events; a moment of work disturbs neither.
 */
const PAUSE_MS = 8000;

/** An element with this attribute is on pages that say less without scripts. */
const NEEDS_SCRIPTS = '[data-needs-scripts]';

/** Where the theme keeps the language of samples that a reader chose: another panel shows then. */
const CHOSEN_LANGUAGE = 'docusaurus.tab.language';

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin'];

const isDataSaved = savesData();

function styles(media: 'print' | 'all'): void {
  if (SPLITS_STYLES) loadWholeStyles(media, replayPress);
}

let hasStarted = false;

function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  if (!HOLDS_SCRIPTS || !isDataSaved) {
    styles('all');
  } else if (SPLITS_STYLES) {
    markStylesLate();
  }
  if (HOLDS_SCRIPTS) {
    runHeldScripts(() => {
      if (isDataSaved) styles('all');
    });
  }
}

/** What of a page is wrong until scripts run. */
function isNeededAtOnce(): boolean {
  return (
    STARTS_WHEN_IDLE ||
    location.search !== '' ||
    location.hash !== '' ||
    Boolean(readStored(CHOSEN_LANGUAGE)) ||
    document.querySelector(NEEDS_SCRIPTS) !== null
  );
}

function rest(): void {
  if (hasStarted) return;
  if (!HOLDS_SCRIPTS || isNeededAtOnce()) {
    start();
    return;
  }
  styles('print');
  fetchHeldScripts();
  setTimeout(() => whenIdle(start), PAUSE_MS);
}

function whenPainted(callback: () => void): void {
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) callback();
    }).observe({type: 'paint', buffered: true});
  } catch {
    afterPaint(callback);
  }
}

showNews();
if (!isDataSaved) showTypeface(readStored);

for (const sign of SIGNS_OF_USE) {
  addEventListener(sign, () => afterPaint(start), {capture: true, passive: true, once: true});
}
if (HOLDS_SCRIPTS) {
  for (const press of ['pointerup', 'click', 'keydown']) {
    addEventListener(press, holdPress, true);
  }
  whenReactBegins(pressDuringHydration);
  new MutationObserver((_changes, watch) => {
    if (isHydrated()) {
      watch.disconnect();
      replayPress();
    }
  }).observe(root, {attributes: true});
}
if (!isDataSaved) {
  addEventListener('load', () => whenPainted(() => whenIdle(rest)));
}
