// Who closed an announcement sees the next one: the theme compares the ids once its scripts run, and the bar would push
// the page down then. Before the first paint nothing moves. The page names its announcement (docusaurus.config.ts), so
// that this script, whose hash is in the header, is the same for each.
import {readStored} from './page';

const NAMED = 'meta[name=announcement]';

/** Where the theme keeps which announcement it showed, and whether that was closed. */
const SHOWN = 'docusaurus.announcement.id';
const IS_CLOSED = 'docusaurus.announcement.dismiss';

/** Forgets that an earlier announcement was closed, before the theme's own inline script asks. */
export function showNews(): void {
  const id = document.querySelector<HTMLMetaElement>(NAMED)?.content;
  if (readStored(IS_CLOSED) === 'true' && readStored(SHOWN) !== id) {
    localStorage.removeItem(IS_CLOSED);
  }
}
