import type {JobInput} from './messages';
import {PRACTICE_APP} from './practice';

const HEADERS = '-H "x-api-key: $RUNGEN_API_KEY" -H "Content-Type: application/json"';

/** Writes JSON as one word of a shell: `'{"prompt":"it'\''s"}'`. */
const quoteJson = (value: unknown): string =>
  `'${JSON.stringify(value).replaceAll("'", String.raw`'\''`)}'`;

/**
 * Returns the lines for a terminal that save the same picture: the same input gives the same picture.
 *
 * @param origin the address of this site, which has the mock server and the programs
 */
export function renderTerminalLines(origin: string, input: JobInput): string {
  const start = {configuration: {active_workers: 1}};
  const send = (url: string, body: unknown): string =>
    `curl -sS "$RUNGEN_API/app${url}" ${HEADERS} -d ${quoteJson(body)}`;
  const programs = ['wait-until-running.sh', 'wait-for-job.sh', 'save-image.sh'];
  const files = ['mock-server.mjs', ...programs.map((name) => `samples/curl/${name}`)];
  return [
    `curl -sSO ${files.map((file) => `${origin}/${file}`).join(' -O ')}`,
    'node mock-server.mjs & sleep 2',
    'export RUNGEN_API=http://127.0.0.1:4010 RUNGEN_API_KEY=practice',
    `export RUNGEN_APP_ID=$(${send('', PRACTICE_APP)} | jq -r .data.id)`,
    `${send('/$RUNGEN_APP_ID', start)} -X PUT && bash wait-until-running.sh`,
    `export RUNGEN_JOB_ID=$(${send('/$RUNGEN_APP_ID/run_async', {input})} | jq -r .data.id)`,
    'bash wait-for-job.sh && bash save-image.sh',
    'kill $!',
  ].join('\n');
}
