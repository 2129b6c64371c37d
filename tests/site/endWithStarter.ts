/**
 * Ends this process together with the one that started it. Playwright ends its server, but not where it is itself
 * ended by force, and then the next run finds the port taken. Whoever starts this keeps a pipe to its input open.
 */
export function endWithStarter(): void {
  process.stdin.once('end', () => process.exit()).resume();
}
