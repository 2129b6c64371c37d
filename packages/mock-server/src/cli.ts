import path from 'node:path';
import {runCheck} from './check/command';
import {directVariables, exportLines} from './environment';
import type {MockContract} from './contract';
import {describeHelp, renderHelp} from './help';
import {DEFAULT_PORT, startMockServer} from './nodeAdapter';
import {readOptions} from './options';

/** The command to start it again: the file that readers download, or the script of this repository. */
const FILE = path.basename(process.argv[1] ?? '');
const PROGRAM = FILE === 'mock.ts' ? 'npm run mock --' : `node ${FILE}`;

const OPTIONS = {
  port: {type: 'string', default: String(DEFAULT_PORT), range: [0, 65_535]},
  fault: {type: 'string', multiple: true},
  help: {type: 'boolean', short: 'h'},
} as const;

/** Starts the mock server until it is interrupted, or checks a program. Errors are printed, and give the exit code 1. */
export const runCli = (loadContract: () => Promise<MockContract>): Promise<void> =>
  runCommand(loadContract).catch(printError);

async function runCommand(loadContract: () => Promise<MockContract>): Promise<void> {
  const contract = await loadContract();
  const [command, ...args] = process.argv.slice(2);
  if (command === 'check') {
    process.exitCode = await runCheck(args, PROGRAM, contract);
    return;
  }
  const {values, positionals, problems} = readOptions(process.argv.slice(2), OPTIONS);
  if (values.help) {
    console.log(renderHelp(PROGRAM, contract.operations));
    return;
  }
  if (positionals.length > 0) problems.push(`Leave out "${positionals.join(' ')}".`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const {url} = await startMockServer(Number(values.port), {
    contract,
    faults: [values.fault ?? 'none'].flat().join(),
    warn: (line) => console.warn(`Warning: ${line}`),
  });
  // Nothing is left to save, and an open stream must not delay the exit.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
  const lines = exportLines(url);
  // A proxy cannot reach this computer.
  if (Object.keys(process.env).some((name) => /^(http|all)_proxy$/i.test(name))) {
    const direct = Object.entries(directVariables(process.env));
    lines.push(...direct.map(([name, hosts]) => `export ${name}=${hosts}`));
  }
  console.log(`The mock server for the RunGen.AI API listens on ${url}.
It is a local program: it runs no model, costs nothing, and forgets everything when it ends.

Copy these lines into another terminal:

  ${lines.join('\n  ')}

${describeHelp(contract.operations).users}

To be the second user in a third terminal, export RUNGEN_API_KEY=second and their ID as RUNGEN_USER_ID.
For a team, set RUNGEN_TEAM_ID. To test a program under every failure, run ${PROGRAM} check --help.
To stop the mock server, press Ctrl+C.`);
}

function printError(error: unknown): void {
  process.exitCode = 1;
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = isTaken
    ? 'The port is taken, perhaps by a mock server that still runs. To use a free port, run:'
    : `${error instanceof Error ? error.message : String(error)}\n\nTo see all options, run:`;
  const help = process.argv[2] === 'check' ? 'check --help' : '--help';
  console.error(`${message}\n\n  ${PROGRAM} ${isTaken ? '--port 0' : help}`);
}
