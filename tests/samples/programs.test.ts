import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {type ExpectStatic, expect as expectThat, test} from 'vitest';
import {listPrograms, outputPath} from '../../src/plugins/console/node/programs';
import {titled} from '../helpers/machine';
import {startServer} from '../helpers/startServer';
import {type Language, LANGUAGES, missingFor} from './languages';
import {PROGRAMS} from './programs';
import {type RunOptions, runFile, runSample, type SampleRun} from './runSample';

type Check = (language: Language, expect: ExpectStatic) => Promise<void>;

/** An address on which nothing listens, nor will: the system gives such a low port to no other test. */
const NOBODY = 'http://127.0.0.1:2';

/** What takes longest, because the program waits as long as it says. */
const END_AT_SIGNAL = 'ends while it waits, in a team, at';

/** What Ctrl+C sends, and what a service manager or CI does: `finally` does not run at both in Python and Node.js. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** What a program says at a signal: it has stopped the app, or how the reader stops it. */
const ENDED = /ended by a signal\s+(?:Stopped the app|The (?:app|job) may)/;

/** What each program has to do, in every language. */
const CHECKS = Object.entries(PROGRAMS).flatMap(
  ([name, {faults, errors, waits}]): (readonly [name: string, does: string, Check])[] => {
    const variable = name.startsWith('chat') ? 'OPENAI_BASE_URL' : 'RUNGEN_API';
    const fails =
      (options: RunOptions, says: RegExp | string): Check =>
      async (language, expect) => {
        const run = await runSample(language, name, options);
        // The shell that waits for a program in cURL ends by SIGTERM, and the program says its words.
        const signal = language.id === 'curl' && options.endBy === 'SIGTERM' ? 'SIGTERM' : null;
        const saved = options.faults?.includes('deleteApp') ? ['image-1.png'] : [];
        expect(run).toMatchObject({code: 1, signal, hasTrace: false, saved});
        expect(run.stderr).toMatch(says);
        expect(run.stdout + run.stderr, 'its key').not.toContain('practice');
        expectNothingUnsaid(run, name, expect);
      };
    const prints =
      (options: RunOptions): Check =>
      async (language, expect) => {
        const isPasted = language.id === 'curl' && options.isPasted === true;
        const run = await runSample(language, name, {...options, isPasted});
        expect(run, run.stderr).toMatchObject({code: 0, hasTrace: false});
        const file = path.resolve(outputPath(name));
        const isRecorded = language.id === 'javascript' && options.isPasted === true;
        if (isRecorded) return expect(run.stdout).toMatchFileSnapshot(file);
        const recorded = existsSync(file) ? readFileSync(file, 'utf8') : 'nothing: npm run record';
        expect(run.stdout).toBe(recorded + (isPasted ? 'The shell lives\n' : ''));
      };
    return [
      [name, 'prints what the page shows', prints({faults, isPasted: true})],
      [name, 'names the variable that is not set', fails({variables: {[variable]: ''}}, variable)],
      [
        name,
        'says that the key is refused',
        fails(
          {variables: {RUNGEN_API_KEY: 'invalid', OPENAI_API_KEY: 'invalid'}},
          /invalid api key|API key is missing or not valid/i,
        ),
      ],
      [
        name,
        'says that nobody answers',
        fails(
          {variables: {RUNGEN_API: NOBODY, OPENAI_BASE_URL: `${NOBODY}/v1`}},
          /refused|connect|connection error|no answer/i,
        ),
      ],
      ...Object.entries(errors).map(
        ([met, says]) =>
          [
            name,
            `meets an error in the middle: ${met}`,
            says === 'finishes' ? prints({faults: met}) : fails({faults: met}, says),
          ] as const,
      ),
      ...(waits ? SIGNALS : []).map(
        (endBy) =>
          [
            name,
            `${END_AT_SIGNAL} ${endBy}`,
            fails({...waits, endBy, isTeam: true}, ENDED),
          ] as const,
      ),
    ];
  },
);
const isLong = (does: string): number => Number(does.startsWith(END_AT_SIGNAL));
CHECKS.sort(([, one], [, other]) => isLong(other) - isLong(one));

/** Nothing that bills is left running unsaid: it is stopped, or the program printed the command that stops it. */
function expectNothingUnsaid(run: SampleRun, name: string, expect: ExpectStatic): void {
  if (PROGRAMS[name]?.waits === undefined || run.workers === 0) return;
  if (/Set RUNGEN_API|RUNGEN_API: parameter/.test(run.stderr)) return; // it has done nothing
  expect(run.stderr).toContain('bills until you stop it');
  expect(run.canBeStopped).toBe(true);
}

/** A program that is read whole has at most as many lines. */
const MOST_LINES = 110;

test('every program of samples/ is tested, and short enough to be read', () => {
  const files = listPrograms('.');
  expectThat(new Set(files.map((file) => path.parse(file).name))).toEqual(
    new Set(Object.keys(PROGRAMS)),
  );
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expectThat(lines.length, file).toBeLessThanOrEqual(MOST_LINES);
  }
});

/** The calls that send a request, by the ending of a program's file. */
const CALLS: Readonly<Record<string, RegExp>> = {
  '.sh': /curl (?:-\S+ )*-sS.*/g,
  '.py': /(?:requests\.(?:get|request)|OpenAI)\(.*/g,
  '.mjs': /(?:fetch|completions\.create)\([^]*?\);/g,
};

test('every request of a program has a time limit', () => {
  for (const file of listPrograms('.')) {
    const calls = readFileSync(file, 'utf8').match(CALLS[path.extname(file)] ?? /$^/) ?? [];
    expectThat(calls.length, file).toBeGreaterThan(0);
    const endless = calls.filter((call) => !/--max-time|timeout|signal/.test(call));
    expectThat(endless, file).toEqual([]);
  }
});

const DAY_SECONDS = 86_400;

/** What a service can answer that asks for a longer pause than a program waits. */
const RETRY_AFTER = {
  seconds: () => String(DAY_SECONDS),
  date: () => new Date(Date.now() + DAY_SECONDS * 1000).toUTCString(),
};

for (const language of LANGUAGES) {
  const reason = missingFor(language, 'retry-safely');
  test.skipIf(reason !== undefined).for(Object.entries(RETRY_AFTER))(
    titled(`${language.id} retry-safely does not come back early: Retry-After has %s`, reason),
    async ([, write]) => {
      const server = createServer((_request, response) => {
        response.writeHead(429, {'Retry-After': write()}).end('{"error": "Too many requests"}');
      });
      const {url, close} = await startServer(server);
      const variables = {RUNGEN_API: url, RUNGEN_API_KEY: 'x', RUNGEN_APP_ID: 'x'};
      const run = await runFile(language, 'retry-safely', variables);
      await close();
      expectThat(run).toMatchObject({code: 1, hasTrace: false});
      expectThat(run.stderr).toMatch(/Got 429, try again in 8[56]\d{3} s/); // it may start slowly
    },
  );
}

for (const language of LANGUAGES) {
  const reason = missingFor(language, 'save-image');
  test.skipIf(reason !== undefined)(
    titled(`${language.id} save-image says that a file cannot be written`, reason),
    async () => {
      const run = await runSample(language, 'save-image', {unwritable: 'image-1.png'});
      expectThat(run, run.stderr).toMatchObject({code: 1, stdout: '', hasTrace: false});
      expectThat(run.stderr).toMatch(/image-1\.png|EISDIR/);
    },
  );
}

for (const language of LANGUAGES) {
  const runs = CHECKS.filter(([name]) => missingFor(language, name) === undefined);
  const reasons = new Set(CHECKS.map(([name]) => missingFor(language, name)));
  for (const reason of reasons) {
    if (reason === undefined) continue;
    const skipped = CHECKS.filter(([name]) => missingFor(language, name) === reason);
    test.skip(titled(`${language.id}: ${skipped.length} runs of programs`, reason));
  }
  test.concurrent.for(runs)(`${language.id} %s %s`, ([, , check], {expect}) =>
    check(language, expect),
  );
}
