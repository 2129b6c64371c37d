import settings from '@generated/run-here/default/settings.json';
import type {State} from '../../../../sandbox/state';
import {SESSION_KEY} from './shared';

/** The version of the site: another one may keep another form. */
const {folder} = settings;

let current: State = {now: 0, apps: [], faults: {}};
try {
  const kept = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null') as {
    readonly folder: string;
    readonly state: State;
  } | null;
  if (kept?.folder === folder) current = kept.state;
} catch {
  // Storage is blocked, or holds something else.
}

/** @returns the state of the mock server, which lasts as long as the tab */
export const session = (): State => current;

/** Stores the state. If storage is blocked or full, it lasts until the page is left. */
export function keep(state: State): void {
  current = state;
  try {
    sessionStorage.setItem(SESSION_KEY, JSON.stringify({folder, state}));
  } catch {
    // See above.
  }
}
