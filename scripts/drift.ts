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
  const {RUNGEN_API_KEY: key, RUNGEN_API: api = 'https://api.rungen.ai'} = process.env;
  if (help || !key) {
    console.error(help ? USAGE : `RUNGEN_API_KEY is not set.\n\n${USAGE}`);
    return help ? 0 : 2;
  }
  const {RUNGEN_APP_ID: appId, RUNGEN_JOB_ID: jobId, RUNGEN_TEAM_ID: teamId} = process.env;
  const target = {api: api.replace(/\/$/, ''), key, appId, jobId, teamId, contractDir: 'contract'};
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
