import path from 'node:path';
import {readArguments} from './arguments';
import {HELP, renderHelp} from './help';
import {startMockServer} from './node';
import {exportLines} from './variables';

/** The command to start it again: the file that readers download, or the script of this repository. */
const FILE = path.basename(process.argv[1] ?? '');
const PROGRAM = FILE === 'cli.ts' ? 'npm run mock --' : `node ${FILE}`;

/** The explanation of each error code that prevents a server from listening. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken, perhaps by a mock server that still runs.',
  EACCES:
    'This computer does not let you listen on that port; ports below 1024 are often reserved.',
  EPERM:
    'This computer does not let programs listen here, perhaps because of a firewall or a container.',
};

/** Starts the mock server from the command line and runs until it is interrupted. */
async function main(args: readonly string[]): Promise<void> {
  const options = readArguments(args);
  if (options === null) {
    console.log(renderHelp(PROGRAM));
    return;
  }
  const warn = (line: string): void => console.warn(`Warning: ${line}`);
  const {port, speed, faults} = options;
  const start = Date.now();
  const clock = (): number => start + (Date.now() - start) * speed;
  const {url} = await startMockServer(port, {faults, clock, warn});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      console.log('\nThe mock server has stopped. Its apps and jobs are gone.');
      process.exit(); // nothing is left to save, and an open stream must not delay the exit
    });
  }
  console.log(welcome(url));
}

function welcome(url: string): string {
  return `The mock server for the RunGen.AI API listens on ${url}.
It is a local program: it runs no model, costs nothing, and forgets everything when it ends.

Copy these lines into another terminal:

${exportLines(url)
  .map((line) => `  ${line}`)
  .join('\n')}

${HELP.people}

To be the second person in a third terminal, export RUNGEN_API_KEY=second and their ID as RUNGEN_USER_ID.
For a team, set RUNGEN_TEAM_ID. To stop the mock server, press Ctrl+C.`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const reason = error instanceof Error && 'code' in error && REASONS[String(error.code)];
  if (reason) console.error(`${reason} To use a free port, run:\n\n  ${PROGRAM} --port 0`);
  else {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(`\nTo see all options, run: ${PROGRAM} --help`);
  }
  process.exitCode = 1;
});
