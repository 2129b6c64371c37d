/**
 * Sends a signal to a process that was started `detached`, and to all processes that it started.
 *
 * @param group the id of the first process; undefined for a program that did not start
 * @param signal the signal
 * @returns whether it was sent. It is not when the group has just ended, belongs to root (as for programs started
 * by sudo), or is unknown to the system, as on Windows
 */
export function signalGroup(group: number | undefined, signal: NodeJS.Signals): boolean {
  if (group === undefined) return false;
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
