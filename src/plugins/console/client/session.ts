import settings from '@generated/console/default/settings.json';
import type {State} from '@rungen/mock-server/state';

/**
 * Where a tab keeps the apps and jobs of the mock server, in `sessionStorage`. Another version of the site, which may have
 * another form of state, has another folder.
 */
const SESSION_KEY = `run ${settings.folder}`;

let state: State = {now: 0, apps: []};
try {
  const stored = sessionStorage.getItem(SESSION_KEY);
  if (stored !== null) state = JSON.parse(stored) as State;
} catch {
  // Storage is blocked, or holds something else.
}

/** Returns the state of the mock server, which lasts as long as the tab. */
export const session = (): State => state;

/** Stores the state. If storage is blocked or full, it lasts until the page is left. */
export function keepSession(next: State): void {
  state = next;
  try {
    sessionStorage.setItem(SESSION_KEY, JSON.stringify(state));
  } catch {
    // `state` still has it.
  }
}
