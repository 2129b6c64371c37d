import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {checkDrift} from './drift/checkDrift';
import {countDifferences, formatReport} from './drift/formatReport';

const USAGE = `Usage: RUNGEN_API_KEY=<key> npm run drift -- [--json <file>]

Calls the operations of the service that change nothing and cost nothing, and compares their answers with
the contract. Exits with 0 when they agree, with 1 when they differ, and with 2 when it could not run.

  RUNGEN_API_KEY   your API key (required)
  RUNGEN_API       the API to compare (default https://api.rungen.ai)
  RUNGEN_TEAM_ID   look at the apps of this team
  RUNGEN_APP_ID    look at this app, and with RUNGEN_JOB_ID at this job of it
  --json <file>    write the report as JSON too`;

/** Runs the comparison once. It is never part of the site's tests, because it needs a key and the network. */
async function main(): Promise<number> {
  const options = {json: {type: 'string'}, help: {type: 'boolean'}} as const;
  const {json, help} = parseArgs({options}).values;
  const {RUNGEN_API_KEY: key} = process.env;
  if (help || !key) {
    console.error(help ? USAGE : `RUNGEN_API_KEY is not set.\n\n${USAGE}`);
    return help ? 0 : 2;
  }
  // An empty variable means the same as one that is not set, as it does for the samples.
  const read = (name: string): string | undefined =>
    process.env[name] === '' ? undefined : process.env[name];
  const target = {
    api: (read('RUNGEN_API') ?? 'https://api.rungen.ai').replace(/\/$/, ''),
    key,
    appId: read('RUNGEN_APP_ID'),
    jobId: read('RUNGEN_JOB_ID'),
    teamId: read('RUNGEN_TEAM_ID'),
    contractDir: 'contract',
  };
  const report = await checkDrift(target, new Date());
  console.log(formatReport(report));
  if (json) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  return countDifferences(report) > 0 ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
