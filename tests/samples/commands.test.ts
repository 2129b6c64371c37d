import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeFolder} from '../helpers/makeFolder';
import {missing, titled} from '../helpers/machine';
import {runProgram} from '../helpers/program';
import {startPractice} from './mockServer';

const STOP = `bash ${path.resolve('samples/curl/stop-apps.sh')} >stopped.log\n`;
const DELETE_PAGE = 'docs/tutorial-basics/delete-an-app.mdx';
const DELETED = /^[\da-f-]{36}: 204\n$/;

/** Pages with a command in Bash that calls the API, what they say to run before it, and what it prints. */
const COMMANDS = [
  {page: 'docs/intro.mdx', isTeam: false, before: '', printed: /^Apps that bill: 1\n/},
  {page: DELETE_PAGE, isTeam: false, before: STOP, printed: DELETED},
  {page: DELETE_PAGE, isTeam: true, before: STOP, printed: DELETED},
];

const reason = missing('bash', 'curl', 'jq');

/** Lists the blocks of Bash on a page. */
function readCommands(page: string): readonly string[] {
  const blocks = readFileSync(page, 'utf8').matchAll(/```bash\n([^]*?)```/g);
  return Array.from(blocks, ([, code = '']) => code);
}

test.skipIf(reason).for(COMMANDS)(
  titled('the command of $page runs as it is pasted, in a team: $isTeam', reason),
  async ({page, isTeam, before, printed}) => {
    const command = readCommands(page).find((code) => code.includes('$RUNGEN_API/app')) ?? '';
    const server = await startPractice({app: 'starting'}, undefined, isTeam);
    try {
      const {code, stdout, output} = await runProgram('bash', ['-c', before + command], {
        cwd: makeFolder('command-'),
        env: {...process.env, ...server.variables},
        limitMs: 60_000,
      });
      expect(code, output).toBe(0);
      expect(stdout).toMatch(printed);
    } finally {
      await server.close();
    }
  },
);

test.skipIf(reason)(
  titled('a script that begins with the lines of the page stops its apps from any folder', reason),
  async () => {
    const commands = readCommands('docs/tutorial-basics/update-an-app.mdx');
    const lines = commands.find((code) => code.includes('EXIT')) ?? '';
    const folder = makeFolder('script-');
    copyFileSync('samples/curl/stop-apps.sh', path.join(folder, 'stop-apps.sh'));
    writeFileSync(path.join(folder, 'job.sh'), `${lines}cd /\n`);
    const server = await startPractice({app: 'running'});
    try {
      const {code, stdout} = await runProgram('bash', [`${path.basename(folder)}/job.sh`], {
        cwd: path.dirname(folder),
        env: {...process.env, ...server.variables},
        limitMs: 60_000,
      });
      expect(stdout).toContain('no app has active workers');
      expect(code).toBe(0);
    } finally {
      await server.close();
    }
  },
);
