import {MODEL_ID} from './chatOperations';
import {parseArguments, USAGE, UsageError} from './parseArguments';
import {FIRST_PERSON, TEAMS} from './people';
import {startSandbox, type Sandbox} from './startSandbox';

/** Starts the mock server from the command line and runs until it is interrupted. */
async function main(): Promise<void> {
  const options = parseArguments(process.argv.slice(2));
  if (options === null) {
    console.log(USAGE);
    return;
  }
  const sandbox = await startSandbox(options);
  console.log(welcome(sandbox));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close());
  }
}

function welcome({url}: Sandbox): string {
  const teams = TEAMS.map(({id, role}) => `  ${role.padEnd(6)} ${id}`).join('\n');
  return `The mock server for the RunGen.AI API listens on ${url}.
It is a local program: it runs no model, costs nothing, and forgets everything when it ends.

Copy these lines into another terminal:

  export RUNGEN_API=${url}
  export RUNGEN_API_KEY=practice
  export RUNGEN_USER_ID=${FIRST_PERSON}
  export OPENAI_BASE_URL=${url}/v1
  export OPENAI_API_KEY=practice
  export RUNGEN_MODEL=${MODEL_ID}

For the team context, set RUNGEN_TEAM_ID to a team in which you have this role:

${teams}

Any key works, except one that starts with "invalid". To stop, press Ctrl+C.`;
}

/** Turns a failure to start into words for the person at the terminal. */
function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The port is taken, perhaps by a mock server that still runs. To use another port, run:\n\n  npm run sandbox -- --port 4011`;
  }
  return error instanceof Error ? error.message : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
