import {constants} from 'node:os';
import {signalGroup} from '../../scripts/build/signalGroup';

/** The groups of programs that run. Each is named by the id of its first process. */
const groups = new Set<number>();

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let isWatching = false;

/** A terminal's Ctrl+C reaches its own group alone: what runs in another has to be told. */
function endGroupsWithUs(): void {
  if (isWatching) {
    return;
  }
  isWatching = true;
  process.on('exit', () => groups.forEach((group) => signalGroup(group, 'SIGTERM')));
  for (const signal of SIGNALS) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

/**
 * Makes a process group end when this process does.
 *
 * @param group the id of its first process; undefined for a program that did not start
 */
export function addGroup(group: number | undefined): void {
  if (group !== undefined) {
    groups.add(group);
    endGroupsWithUs();
  }
}

/** Forgets a process group that has ended. */
export function removeGroup(group: number | undefined): void {
  if (group !== undefined) {
    groups.delete(group);
  }
}
