/**
 * Ends a command of Docusaurus with a message alone: of an error, Docusaurus would print the stack too, and the stacks of
 * those into which it wraps the error.
 */
export function endCommand(message: string): never {
  process.stderr.write(`[ERROR] ${message}\n`);
  process.exit(1);
}
