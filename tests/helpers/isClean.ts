/**
 * Returns whether a build counts as passed. A warning fails it, because nobody reads warnings.
 *
 * @param code the exit code of the build
 * @param output what it printed
 */
export function isClean(code: number, output: string): boolean {
  return code === 0 && !output.includes('[WARNING]');
}
