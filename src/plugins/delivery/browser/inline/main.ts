// The inline script of every page. When the browser is idle after the first paint, it fetches the scripts of the
// bundle, and the full style sheet for print media, and runs nothing. The scripts run at the first interaction: a page
// can be read without them. With save-data and on a 2G connection only an interaction starts them, and the full style
// sheet is loaded after the scripts, which need seconds there.
import {savesData} from '../../../navigation/browser/savesData';
import {showTypeface} from '../../../typeface/browser/showTypeface';
import {fetchHeldScripts, runHeldScripts} from './heldScripts';
import {holdPress, pressDuringHydration, replayPress} from './heldPress';
import {afterPaint, isHydrated, readStored, root, whenIdle, whenReactBegins} from './page';
import {reopenAnnouncement} from './reopenAnnouncement';
import {loadWholeStyles, markStylesDeferred} from './wholeStyles';

/**
 * How long a page stays untouched before it is hydrated anyway. The reader is reading then, or listening to a screen
 * reader, which need not send events; a moment of work disturbs neither.
 */
const PAUSE_MS = 8000;

/** An element with this attribute is on pages that lack content without scripts. */
const NEEDS_SCRIPTS = '[data-needs-scripts]';

/** The storage key of the theme for the sample language that a reader chose: another panel has to be shown then. */
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
    markStylesDeferred();
  }
  if (HOLDS_SCRIPTS) {
    runHeldScripts(() => {
      if (isDataSaved) styles('all');
    });
  }
}

/** Returns true if something on the page is wrong until scripts run. */
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

reopenAnnouncement();
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
