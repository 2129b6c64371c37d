// Shows the next announcement to readers who closed an earlier one: the theme compares the ids only once its scripts
// run, and the bar would then push the page down. Before the first paint, nothing moves. The page contains the id of
// its announcement (docusaurus.config.ts), so that this script, whose hash is in the header, is the same for all.
import {readStored} from './page';

const NAMED = 'meta[name=announcement]';

/** Where the theme stores which announcement it has shown, and whether it was closed. */
const SHOWN = 'docusaurus.announcement.id';
const IS_CLOSED = 'docusaurus.announcement.dismiss';

/** Forgets that an earlier announcement was closed, before the theme's own inline script checks. */
export function reopenAnnouncement(): void {
  const id = document.querySelector<HTMLMetaElement>(NAMED)?.content;
  if (readStored(IS_CLOSED) === 'true' && readStored(SHOWN) !== id) {
    localStorage.removeItem(IS_CLOSED);
  }
}
