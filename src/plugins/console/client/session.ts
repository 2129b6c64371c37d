import settings from '@generated/console/default/settings.json';
import type {State} from '@rungen/mock-server/state';

/** Where a tab keeps the apps and jobs of the mock server, in `sessionStorage`. */
const SESSION_KEY = 'run';

/** The state, and the folder of the site's version that stored it: another version may have another form of state. */
type StoredSession = {readonly folder: string; readonly state: State};

const {folder} = settings;

let state: State = {now: 0, apps: []};
try {
  const stored = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null') as StoredSession | null;
  if (stored?.folder === folder) ({state} = stored);
} catch {
  // Storage is blocked, or holds something else.
}

/** Returns the state of the mock server, which lasts as long as the tab. */
export const session = (): State => state;

/** Stores the state. If storage is blocked or full, it lasts until the page is left. */
export function keepSession(next: State): void {
  state = next;
  try {
    sessionStorage.setItem(SESSION_KEY, JSON.stringify({folder, state} satisfies StoredSession));
  } catch {
    // It is in `state` all the same.
  }
}
