import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {stat} from 'node:fs/promises';
import path from 'node:path';
import {expect, test, type TestContext} from 'vitest';
import {TEAMS} from '@rungen/mock-server/users';
import {missing, titled} from '../helpers/machine';
import {makeFolder} from '../helpers/makeFolder';
import {runProgram} from '../helpers/program';
import {environment, inEachLanguage} from './languages';
import {type PracticeServer, startPractice} from './mockServer';
import {runFile, runSample} from './runSample';

const NAME = 'stop-apps';
const FILE = path.resolve('samples/curl/stop-apps.sh');
const TEAM_IDS = TEAMS.map(({id}) => id);

/** Starts a mock server, which is closed when the test has ended. */
async function startServerFor({onTestFinished}: TestContext, faults?: string) {
  const server = await startPractice({}, faults);
  onTestFinished(server.close);
  return server;
}

/** Creates and starts an app in the personal context and in each of the teams. */
async function startApps(server: PracticeServer, teamIds = TEAM_IDS): Promise<void> {
  for (const teamId of ['', ...teamIds]) await server.startApp(teamId);
}

/** Counts the active workers of the personal context and of all teams. */
async function countWorkers(server: PracticeServer): Promise<number> {
  const counts = await Promise.all(['', ...TEAM_IDS].map((teamId) => server.count(teamId)));
  return counts.reduce((sum, {workers}) => sum + workers, 0);
}

inEachLanguage(NAME, (language) => {
  test(`${NAME} stops apps in every context, although requests fail once`, async (context) => {
    const {expect} = context;
    const server = await startServerFor(context, 'bad-gateway@listApps,lost-answer@updateApp');
    await startApps(server);
    const variables = {...server.variables, RUNGEN_TEAM_IDS: TEAM_IDS.join(' ')};
    const run = await runFile(language, NAME, variables);
    expect(run, run.stderr).toMatchObject({code: 0, hasTrace: false});
    expect(await countWorkers(server)).toBe(0);
  });

  test(`${NAME} continues with the other teams after one refuses it`, async (context) => {
    const {expect} = context;
    const server = await startServerFor(context);
    await startApps(server);
    const teams = ['b0b0b0b0-0000-4000-8000-000000000000', ...TEAM_IDS];
    const variables = {...server.variables, RUNGEN_TEAM_IDS: teams.join(',')};
    const run = await runFile(language, NAME, variables);
    expect(run).toMatchObject({code: 1, hasTrace: false});
    expect(run.stderr).toContain(`Team ${teams[0]}: any app may bill`);
    expect(await countWorkers(server)).toBe(0);
  });

  test(`${NAME} continues when its terminal is closed`, async ({expect}) => {
    const faults = 'server-error@updateApp#1';
    const options = {faults, endAt: 'stopping app', endBy: 'SIGHUP'} as const;
    expect(await runSample(language, NAME, options)).toMatchObject({workers: 0, stderr: ''});
  });

  test(`${NAME} prints no stack trace after Ctrl+C`, async ({expect}) => {
    const faults = 'server-error@updateApp';
    const options = {faults, endAt: 'stopping app', endBy: 'SIGINT'} as const;
    expect(await runSample(language, NAME, options)).toMatchObject({hasTrace: false, workers: 1});
  });
});

test.skipIf(!existsSync('/bin/dash'))('stop-apps.sh refuses other shells', async () => {
  const env = {...environment(), RUNGEN_API: 'http://127.0.0.1:2', RUNGEN_API_KEY: 'x'};
  const run = await runProgram('/bin/dash', [FILE], {env});
  expect(run).toMatchObject({code: 1, stdout: ''});
  expect(run.stderr).toContain('use bash');
});

/** The fences of the page that say how to stop apps every night, without their indentation. */
function readPage(): {keyFile: string; crontab: string} {
  const page = readFileSync('docs/tutorial-basics/update-an-app.mdx', 'utf8');
  const section = page.slice(page.indexOf('{/* #stop-nightly */}'));
  const [, keyFile = ''] = /```bash\n([^`]*umask[^`]*)```/.exec(section) ?? [];
  const [, crontab = ''] = /```text\n([^`]*)```/.exec(section) ?? [];
  return {keyFile: keyFile.replaceAll(/^ {3}/gm, ''), crontab: crontab.trim()};
}

const reason = missing('bash', 'curl', 'jq');

test.concurrent(...titled('the cron line runs without variables', reason), async (context) => {
  const server = await startServerFor(context);
  const home = makeFolder('home-');
  writeFileSync(path.join(home, '.curlrc'), 'include\n'); // it would print headers before JSON
  const [teamId = ''] = TEAM_IDS; // one is enough: the program waits a second in each
  await startApps(server, [teamId]);
  const {keyFile, crontab} = readPage();
  const variables = {...server.variables, RUNGEN_TEAM_ID: teamId};
  const env = {...environment(), ...variables, HOME: home};
  const copied = await runProgram('bash', ['-c', `cp ${FILE} ~ && ${keyFile}`], {env});
  expect(copied, copied.output).toMatchObject({code: 0});
  expect((await stat(path.join(home, '.rungen.env'))).mode % 0o1000).toBe(0o600);

  // What cron gives a command: a shell, HOME, PATH, and nothing else.
  const [, command = ''] = /^(?:\S+ ){5}(.*)$/.exec(crontab) ?? [];
  const bare = ['-i', 'TMPDIR=/dev/null', `HOME=${home}`, 'PATH=/usr/local/bin:/usr/bin:/bin'];
  const run = await runProgram('env', [...bare, 'sh', '-c', command]);
  expect(run, run.output).toMatchObject({code: 0});
  expect(await countWorkers(server)).toBe(0);
});
