import {renderUsage} from './commandLine';
import {UsageError} from './parseArguments';

/** The explanation of each error code that prevents a server from listening. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken, perhaps by a mock server that still runs.',
  EACCES:
    'This computer does not let you listen on that port; ports below 1024 are often reserved.',
  EPERM:
    'This computer does not let programs listen here, perhaps because of a firewall or a container.',
};

/**
 * Explains a failure to start to the person at the terminal.
 *
 * @param error what was thrown
 * @param program how the mock server was started
 */
export function explainFailure(error: unknown, program: string): string {
  if (error instanceof UsageError) return `${error.message}\n\n${renderUsage(program)}`;
  const reason = error instanceof Error && 'code' in error && REASONS[String(error.code)];
  if (reason) return `${reason} To use a free port, run:\n\n  ${program} --port 0`;
  return error instanceof Error ? error.message : String(error);
}
