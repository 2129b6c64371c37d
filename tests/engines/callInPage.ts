/** An argument that arrives in the page unchanged. */
type Value = string | number | boolean;

/**
 * Returns an expression that calls a function in the page, for engines that only evaluate text.
 *
 * @param program the function. Its text is sent to the page, so it must use nothing that is defined outside of it. A
 *   function inside of it must have no name: tsx passes named functions to a helper, which the page does not have.
 * @param args its arguments
 */
export function callInPage<Args extends readonly Value[]>(
  program: (...args: Args) => unknown,
  ...args: Args
): string {
  return `(${program.toString()})(...${JSON.stringify(args)})`;
}
