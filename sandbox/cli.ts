import path from 'node:path';
import {renderUsage} from './commandLine';
import {explainFailure} from './explainFailure';
import {parseArguments} from './parseArguments';
import {TEAMS} from './people';
import {practiceVariables} from './practiceVariables';
import {startSandbox, type Sandbox} from './startSandbox';

/** The command to start it again: the file that readers download, or the script of this repository. */
const FILE = path.basename(process.argv[1] ?? '');
const PROGRAM = FILE === 'cli.ts' ? 'npm run mock --' : `node ${FILE}`;

/** Starts the mock server from the command line and runs until it is interrupted. */
async function main(): Promise<void> {
  const options = parseArguments(process.argv.slice(2));
  if (options === null) {
    console.log(renderUsage(PROGRAM));
    return;
  }
  const sandbox = await startSandbox({
    ...options,
    warn: (line) => console.warn(`Warning: ${line}`),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      console.log('\nThe mock server has stopped. Its apps and jobs are gone.');
      process.exit(); // nothing is left to save, and an open stream must not delay the exit
    });
  }
  console.log(welcome(sandbox));
}

function welcome({url}: Sandbox): string {
  const teams = TEAMS.map(({id, role}) => `  ${role.padEnd(6)} ${id}`).join('\n');
  const variables = practiceVariables(url)
    .map((line) => `  ${line}`)
    .join('\n');
  return `The mock server for the RunGen.AI API listens on ${url}.
It is a local program: it runs no model, costs nothing, and forgets everything when it ends.

Copy these lines into another terminal:

${variables}

For the team context, set RUNGEN_TEAM_ID to a team in which you have this role:

${teams}

Any key works, except one that starts with "invalid". To stop, press Ctrl+C.`;
}

main().catch((error: unknown) => {
  console.error(explainFailure(error, PROGRAM));
  process.exitCode = 1;
});
