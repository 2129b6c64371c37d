import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {API, KEY} from './round';

// What the row says: the key of the collection is set by the reader, and nothing is sent in a team context.
const collection = 'RunGen/opencollection.yml';
const settings = readFileSync(collection, 'utf8');
writeFileSync(collection, settings.replace('{{apiKey}}', KEY));
writeFileSync(
  'RunGen/environments/mock.yml',
  `name: mock\nvariables:\n  - name: baseUrl\n    value: ${API}\n`,
);

type Run = {
  readonly results: readonly {
    readonly request: {readonly headers: Readonly<Record<string, string>>};
    readonly response: {readonly status: number; readonly data: {readonly data: unknown}};
  }[];
};

/** Sends a request as it was imported. */
function run(request: string) {
  const options = ['--env', 'mock', '--reporter-json', 'report.json'];
  execFileSync('npx', ['bru', 'run', request, ...options], {cwd: 'RunGen', stdio: 'inherit'});
  const [{results}] = JSON.parse(readFileSync('RunGen/report.json', 'utf8')) as [Run];
  const [result] = results;
  if (!result || 'x-team-id' in result.request.headers) {
    throw new Error(`${request} is sent in a team context`);
  }
  return result.response;
}

const created = run('Apps/Create app.yml');
const listed = run('Apps/List apps.yml');
if (created.status > 299 || !JSON.stringify(listed.data).includes('poster-maker')) {
  throw new Error(`the app is not in the personal list: ${JSON.stringify(listed.data)}`);
}
