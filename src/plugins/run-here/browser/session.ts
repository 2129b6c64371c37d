import settings from '@generated/run-here/default/settings.json';
import type {FaultCounts, Snapshot} from './protocol';
import {SESSION_KEY} from './shared';

/** What lasts as long as the tab. */
type Session = {
  /** The version of the site: another one may keep another form. */
  readonly folder: string;
  readonly snapshot: Snapshot | null;
  readonly faults: FaultCounts;
};

let current: Session = {folder: settings.folder, snapshot: null, faults: {}};
try {
  const kept = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null') as Session | null;
  if (kept?.folder === current.folder) current = kept;
} catch {
  // Storage is blocked, or holds something else.
}

/** @returns what lasts as long as the tab */
export const session = (): Session => current;

/** Stores what lasts as long as the tab. If storage is blocked or full, it lasts until the page is left. */
export function keep(changes: Partial<Session>): void {
  current = {...current, ...changes};
  try {
    sessionStorage.setItem(SESSION_KEY, JSON.stringify(current));
  } catch {
    // See above.
  }
}
