import {test} from 'vitest';
import {makeFolder} from '../../helpers/makeFolder';
import {type Program, startProgram} from '../../helpers/program';
import {environment, fileOf, inEachLanguage, type Language} from '../../samples/languages';
import {type PracticeServer, startPractice} from '../../samples/mockServer';

const NAME = 'whole-tutorial';
const LIMIT_MS = 120_000;

/** The requests at which the program is killed, whose work is done and whose response is lost. */
const KILLED_AT = {list: 1, create: 2, start: 3, 'first wait': 4, run: 6, 'wait for the job': 8};

function start(language: Language, server: PracticeServer, cwd: string): Program {
  return startProgram(language.file, [...language.args, fileOf(language, NAME)], {
    cwd,
    env: {...environment(), ...server.variables, TMPDIR: cwd}, // a program that is killed cleans up nothing
    limitMs: LIMIT_MS,
  });
}

inEachLanguage(NAME, (language) => {
  test.for(Object.entries(KILLED_AT))(
    `${NAME}, killed at %s, is run again and leaves no app`,
    async ([, number], {expect, onTestFinished}) => {
      let program: Program | undefined;
      const kill = (request: number): void => {
        if (request === number) program?.kill('SIGKILL');
      };
      const server = await startPractice({}, undefined, false, kill);
      onTestFinished(server.close);
      const cwd = makeFolder('sample-');
      program = start(language, server, cwd);
      const {code, output} = await program.ended;
      expect(code, output).toBe(1);
      expect((await server.count()).apps).toBe(number === KILLED_AT.list ? 0 : 1);

      program = undefined;
      const again = await start(language, server, cwd).ended;

      expect(again, again.output).toMatchObject({code: 0});
      expect(await server.count()).toEqual({apps: 0, workers: 0});
    },
  );
});
