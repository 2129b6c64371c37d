/**
 * Sends a signal to a process that was started `detached`, and to everything that it started.
 *
 * @param group the id of the first process; undefined for a program that did not start
 * @param signal the signal
 * @returns whether it was sent: the group may just have ended, belong to root, as what sudo starts does, or be
 * nothing that the system knows, as on Windows
 */
export function signalGroup(group: number | undefined, signal: NodeJS.Signals): boolean {
  if (group === undefined) return false;
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
