import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeFolder} from '../helpers/makeFolder';
import {missing, titled} from '../helpers/machine';
import {runProgram} from '../helpers/program';
import {environment} from './languages';
import {startPractice} from './mockServer';

const SAMPLES = path.resolve('samples/curl');
const STOP = `bash ${SAMPLES}/stop-apps.sh >stopped.log\n`;
const PYTHON = `cp ${SAMPLES}/../python/*.py .; python3 - <<'END'\n`;
const PROMPTS = `cp ${SAMPLES}/*.sh . && printf 'A "lighthouse"\\n\\nA harbor' >prompts.txt\n`;

const DELETE_PAGE = 'docs/tutorial-basics/delete-an-app.mdx';
const BATCH = 'docs/tutorial-basics/run-a-job.mdx';
const PYTHON_PAGE = 'docs/quickstart/quickstart-images.mdx';
const TRAP_PAGE = 'docs/tutorial-basics/update-an-app.mdx';

const DELETED = /^[\da-f-]{36}: 204\n$/;
const TWO_SAVED = /^(?:Saved image-1\.png\n){2}2 of 2 prompts are done\n$/;
const JOB_LOST = /^job-0001\/ has no job ID, but a job may run\nSaved image-1\.png\n1 of 2 /;
const NO_ID = /^job-0001 has no job ID, but a job may run\n1 of 2 /;
const REFUSED = /^\{"error":.*\}\n0 of 2 prompts are done\n$/;

/** Pages with a command that calls the API, what they say to run before it, and what it prints. */
const COMMANDS = [
  {page: 'docs/intro.mdx', before: '', printed: /^Apps that bill: 1\n/},
  {page: DELETE_PAGE, before: STOP, printed: DELETED},
  {page: DELETE_PAGE, before: STOP, printed: DELETED, isTeam: true},
  {page: BATCH, before: PROMPTS, printed: TWO_SAVED},
  {page: BATCH, before: PROMPTS, printed: JOB_LOST, faults: 'lost-answer@runJob#1', exit: 1},
  {page: BATCH, before: PROMPTS, printed: JOB_LOST, faults: 'rate-limit@runJob#1', exit: 1},
  {page: BATCH, before: `${PROMPTS}RUNGEN_APP_ID=unknown;`, printed: REFUSED, exit: 1},
  {page: PYTHON_PAGE, before: PROMPTS + PYTHON, printed: /^2 of 2 /},
  {page: PYTHON_PAGE, before: `${PROMPTS}mkdir job-0001; ${PYTHON}`, printed: NO_ID, exit: 1},
];

const reason = missing('bash', 'curl', 'jq', 'python-requests');

/** Reads the first block of Bash or Python on a page that has some words. */
function readCommand(page: string, words: string): string {
  const blocks = readFileSync(page, 'utf8').matchAll(/```(?:bash|python)\n([^]*?)```/g);
  return Array.from(blocks, ([, code = '']) => code).find((code) => code.includes(words)) ?? '';
}

/** Runs Bash with the variables of a mock server that has a running app. */
async function runBash(cwd: string, args: readonly string[], faults?: string, isTeam = false) {
  const server = await startPractice({app: 'running'}, faults, isTeam);
  const env = {...environment(), ...server.variables};
  try {
    return await runProgram('bash', args, {cwd, env, limitMs: 60_000});
  } finally {
    await server.close();
  }
}

test.for(COMMANDS)(
  ...titled('the command of $page runs as pasted; team: $isTeam, fault: $faults', reason),
  async ({page, before, printed, faults, isTeam, exit = 0}) => {
    const command = readCommand(page, 'RUNGEN_API');
    const args = ['-c', before + command];
    const {code, stdout, output} = await runBash(makeFolder('command-'), args, faults, isTeam);
    expect(code, output).toBe(exit);
    expect(stdout).toMatch(printed);
  },
);

test(
  ...titled('a script with the lines of both pages stops its apps from any folder', reason),
  async () => {
    const folder = makeFolder('script-');
    copyFileSync(`${SAMPLES}/stop-apps.sh`, path.join(folder, 'stop-apps.sh'));
    const batch = `cd ${folder}; touch prompts.txt\n${readCommand(BATCH, 'job-')}`;
    writeFileSync(path.join(folder, 'job.sh'), readCommand(TRAP_PAGE, 'EXIT') + batch);
    const script = `${path.basename(folder)}/job.sh`;
    const {code, stdout} = await runBash(path.dirname(folder), [script]);
    expect(stdout).toContain('no app has active workers');
    expect(code).toBe(0);
  },
);
