/**
 * Runs the main function of a command, and exits with 1 if it fails. The person who ran it gets the message, without a
 * stack trace.
 */
export function runMain(main: () => void | Promise<void>): void {
  const fail = (error: unknown): void => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  };
  Promise.resolve().then(main).catch(fail);
}
