import path from 'node:path';
import {parseArgs} from 'node:util';
import {readNumber, runCheck} from './check/command';
import {exportLines} from './environment';
import type {MockContract} from './contract';
import {describeHelp, renderHelp} from './help';
import {DEFAULT_PORT, startMockServer} from './nodeAdapter';

/** The command to start it again: the file that readers download, or the script of this repository. */
const FILE = path.basename(process.argv[1] ?? '');
const PROGRAM = FILE === 'mock.ts' ? 'npm run mock --' : `node ${FILE}`;

/** Loads the contract that requests are validated against. */
export type LoadContract = () => Promise<MockContract>;

/**
 * Runs the command line: starts the mock server until it is interrupted, or checks a program. Errors are printed, and end
 * the process with status 1.
 */
export async function runCli(loadContract: LoadContract): Promise<void> {
  try {
    await runCommand(loadContract);
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}

async function runCommand(loadContract: LoadContract): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  if (command === 'check') {
    process.exitCode = await runCheck(args, PROGRAM, await loadContract());
    return;
  }
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: String(DEFAULT_PORT)},
      speed: {type: 'string', default: '1'},
      fault: {type: 'string', multiple: true},
      help: {type: 'boolean'},
    },
  });
  const contract = await loadContract();
  if (values.help) {
    console.log(renderHelp(PROGRAM, contract.operations));
    return;
  }
  const speed = readNumber('speed', values.speed);
  if (!/^\d+$/.test(values.port) || Number(values.port) > 65_535) {
    throw new Error(`--port is "${values.port}"; use a whole number from 0 to 65535.`);
  }
  const start = Date.now();
  const {url} = await startMockServer(Number(values.port), {
    contract,
    faults: values.fault?.join(),
    speed,
    clock: () => start + (Date.now() - start) * speed,
    warn: (line) => console.warn(`Warning: ${line}`),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      console.log('\nThe mock server has stopped. Its apps and jobs are gone.');
      process.exit(); // nothing is left to save, and an open stream must not delay the exit
    });
  }
  console.log(`The mock server for the RunGen.AI API listens on ${url}.
It is a local program: it runs no model, costs nothing, and forgets everything when it ends.

Copy these lines into another terminal:

  ${exportLines(url).join('\n  ')}

${describeHelp(contract.operations).users}

To be the second user in a third terminal, export RUNGEN_API_KEY=second and their ID as RUNGEN_USER_ID.
For a team, set RUNGEN_TEAM_ID. To stop the mock server, press Ctrl+C.`);
}

function printError(error: unknown): void {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = isTaken
    ? 'The port is taken, perhaps by a mock server that still runs. To use a free port, run:'
    : `${error instanceof Error ? error.message : String(error)}\n\nTo see all options, run:`;
  console.error(`${message}\n\n  ${PROGRAM} ${isTaken ? '--port 0' : '--help'}`);
}
