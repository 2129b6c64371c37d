/**
 * Exits this process when the process that started it exits. Playwright stops its server, but not when Playwright
 * itself is killed; the next run would then find the port in use. The starter has to keep a pipe to stdin open.
 */
export function exitWithParent(): void {
  process.stdin.once('end', () => process.exit()).resume();
}
