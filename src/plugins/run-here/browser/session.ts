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

let current = readSession();

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

function readSession(): Session {
  const {folder} = settings;
  try {
    const kept = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? '') as Session;
    if (kept.folder === folder) return kept;
  } catch {
    // Nothing is kept, or it cannot be read.
  }
  return {folder, snapshot: null, faults: {}};
}
