import {constants} from 'node:os';
import {signalGroup} from '../../scripts/build/signalGroup';

/** The process groups of running programs, each identified by the ID of its first process. */
const groups = new Set<number>();

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let isWatching = false;

/** Ctrl+C in a terminal is sent only to its own process group, so other groups have to be signaled explicitly. */
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
 * Terminates a process group when this process exits.
 *
 * @param group the id of its first process; undefined for a program that did not start
 */
export function addGroup(group: number | undefined): void {
  if (group !== undefined) {
    groups.add(group);
    endGroupsWithUs();
  }
}

/** Removes a process group that has ended. */
export function removeGroup(group: number | undefined): void {
  if (group !== undefined) {
    groups.delete(group);
  }
}
