import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type ExpectStatic, test} from 'vitest';
import {listPrograms, outputPath} from '@site/src/plugins/console/node/programs';
import {startServer} from '../helpers/startServer';
import {inEachLanguage, type Language} from './languages';
import {startPractice} from './mockServer';
import {PROGRAMS} from './programs';
import {type RunOptions, runFile, runSample, type SampleRun} from './runSample';

type Check = (language: Language, expect: ExpectStatic) => Promise<void>;

/** An address on which nothing listens, nor will: the system gives such a low port to no other test. */
const NOBODY = 'http://127.0.0.1:2';

/** What Ctrl+C sends, a service manager or CI, and a terminal that is closed: `finally` does not run at all of them. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a program prints at a signal: it has stopped the app, or how the reader stops it. */
const ENDED = /ended by a signal\s+(?:Stopped the app|The app may|A job that has not ended)/;

/** What a program has to do, in every language. What takes longest is first: there it waits as long as it states. */
function listChecks(name: string): readonly (readonly [does: string, Check])[] {
  const {faults, errors, waits} = PROGRAMS[name] ?? {start: {}, errors: {}};
  const variable = name.startsWith('chat') ? 'OPENAI_BASE_URL' : 'RUNGEN_API';
  const fails =
    (options: RunOptions, message: RegExp | string): Check =>
    async (language, expect) => {
      const run = await runSample(language, name, options);
      // The shell that waits for a program in cURL ends by other signals than SIGINT, and the program prints its message.
      const isShell = language.id === 'curl' && options.endBy !== 'SIGINT';
      const signal = isShell ? (options.endBy ?? null) : null;
      const saved = options.faults?.includes('deleteApp') ? ['image-1.png'] : [];
      expect(run).toMatchObject({code: 1, signal, hasTrace: false, saved});
      expect(run.stderr).toMatch(message);
      expect(run.stdout + run.stderr, 'its key').not.toContain('practice');
      expectBillingReported(run, name, expect);
    };
  const prints =
    (options: RunOptions): Check =>
    async (language, expect) => {
      const isPasted = language.id === 'curl' && options.isPasted === true;
      // Elsewhere the team is empty, and the key has no line break, which would end the headers of curl.
      const key = 'practice\n';
      const RUNGEN_TEAM_ID = language.id === 'python' ? '\n' : undefined;
      const variables = {RUNGEN_API_KEY: key, OPENAI_API_KEY: key, RUNGEN_TEAM_ID};
      const run = await runSample(language, name, {...options, isPasted, variables});
      expect(run, run.stderr).toMatchObject({code: 0, hasTrace: false});
      expect(run.stderr).not.toContain('cannot overwrite');
      const file = path.resolve(outputPath(name));
      const end = isPasted ? 'The shell lives\n' : '';
      // `npm run record:samples` writes the file, with one language.
      if (language.id === 'javascript') await expect(run.stdout).toMatchFileSnapshot(file);
      else expect(run.stdout).toBe(readFileSync(file, 'utf8') + end);
    };
  return [
    ...(waits ? SIGNALS : []).map(
      (endBy) =>
        [
          `ends while it waits, in a team, at ${endBy}`,
          fails({...waits, endBy, isTeam: true}, ENDED),
        ] as const,
    ),
    ['prints what the page shows', prints({faults, isPasted: true})],
    ['names the variable that is not set', fails({variables: {[variable]: ''}}, variable)],
    [
      'reports a refused key',
      fails(
        {variables: {RUNGEN_API_KEY: 'invalid', OPENAI_API_KEY: 'invalid'}},
        /invalid api key|API key is missing or not valid/i,
      ),
    ],
    [
      'prints no key that has curly quotes',
      async (language, expect) => {
        const variables = {RUNGEN_API_KEY: '“practice”', OPENAI_API_KEY: '“practice”'};
        const {stdout, stderr, hasTrace} = await runSample(language, name, {variables});
        expect(stdout + stderr).not.toContain('practice');
        expect(hasTrace, stderr).toBe(false);
      },
    ],
    [
      'reports that no server answers',
      fails(
        {variables: {RUNGEN_API: NOBODY, OPENAI_BASE_URL: `${NOBODY}/v1`}},
        /refused|connect|connection error|no answer/i,
      ),
    ],
    ...Object.entries(errors).map(
      ([met, message]) =>
        [
          `meets an error in the middle: ${met}`,
          message === 'finishes' ? prints({faults: met}) : fails({faults: met}, message),
        ] as const,
    ),
  ];
}

/** Expects that no app bills, or that the program printed the command that stops it. */
function expectBillingReported(run: SampleRun, name: string, expect: ExpectStatic): void {
  if (PROGRAMS[name]?.waits === undefined || run.workers === 0) return;
  if (/Set RUNGEN_API|RUNGEN_API: parameter/.test(run.stderr)) return; // it has done nothing
  expect(run.stderr).toContain('bills until you stop it');
  expect(run.canBeStopped).toBe(true);
}

/** A program that is read whole has at most as many lines. */
const MOST_LINES = 115;

test('every program of samples/ is tested, short, and safe to paste', () => {
  const files = listPrograms('.');
  expect(new Set(files.map((file) => path.parse(file).name))).toEqual(
    new Set(Object.keys(PROGRAMS)),
  );
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.length, file).toBeLessThanOrEqual(MOST_LINES);
    // On a full disk, a shell loses a text that it writes to a file first. Not every one has {1..9}.
    expect(
      lines.filter((line) => /<<[A-Z]|! .*<<<|\{1\.\./.test(line)),
      file,
    ).toEqual([]);
    // The parentheses are pasted: zsh takes a comment in them for a command.
    if (file.endsWith('.sh')) expect(lines.filter((line) => /^ .*(?<= )# /.test(line))).toEqual([]);
  }
});

/** The calls that send a request, by the ending of a program's file. */
const CALLS: Readonly<Record<string, RegExp>> = {
  '.sh': /curl (?:-\S+ )*-sS.*/g,
  '.py': /(?:asyncio\.run|submit|requests\.(?:get|request))\(.*\n.*/g, // with the limit of the whole answer
  '.mjs': /(?:fetch|completions\.create)\([^]*?\);/g,
};

test('every request of a program has a time limit', () => {
  for (const file of listPrograms('.')) {
    const calls = readFileSync(file, 'utf8').match(CALLS[path.extname(file)] ?? /$^/) ?? [];
    expect(calls.length, file).toBeGreaterThan(0);
    const endless = calls.filter((call) => !/--max-time|result\(\d+|wait_for|signal/.test(call));
    expect(endless, file).toEqual([]);
  }
});

const DAY_SECONDS = 86_400;

/** What a service can answer that asks for a longer pause than a program waits. */
const RETRY_AFTER = {
  'a decimal number': () => `${DAY_SECONDS}.5`,
  'a number of 400 digits': () => '9'.repeat(400),
  date: () => new Date(Date.now() + DAY_SECONDS * 1000).toUTCString(),
};

inEachLanguage('retry-safely', (language) => {
  test.for(Object.entries(RETRY_AFTER))(
    'retry-safely ends instead of waiting for a day: Retry-After has %s',
    async ([, write], {expect}) => {
      const {url, close} = await startServer((_request, response) => {
        response.writeHead(429, {'Retry-After': write()}).end('{"error": "Too many requests"}');
      });
      const variables = {RUNGEN_API: url, RUNGEN_API_KEY: 'x', RUNGEN_APP_ID: 'x'};
      const run = await runFile(language, 'retry-safely', variables);
      await close();
      expect(run).toMatchObject({code: 1, hasTrace: false});
      expect(run.stderr).toMatch(/Got 429, try again in (8[56]\d{3}|9{9}|Infinity) s/); // it may start slowly
    },
  );
});

inEachLanguage('whole-tutorial', (language) => {
  test.for([
    ['whole-tutorial', 'App ID', 0, /Stopped the app, and kept it/],
    ['retry-safely', 'Deleted app', 1, /Job ID: [\w-]{36}/],
  ] as const)(
    '%s says what there is when its output is closed',
    async ([name, endAt, workers, message], {expect}) => {
      const run = await runSample(language, name, {endAt, endBy: 'SIGPIPE'});
      expect(run).toMatchObject({code: 1, apps: 1, workers, hasTrace: false});
      expect(run.stderr).toMatch(message);
    },
  );
});

inEachLanguage('chat', (language) => {
  test.for([
    ['chat', '"$0" "$@" >/dev/full', []],
    ['save-image', 'ln -s /dev/full image-1.png.part; "$0" "$@"', ['image-1.png.part']],
  ] as const)('%s reports a full disk', async ([name, command, saved], {expect, skip}) => {
    skip(!existsSync('/dev/full'), 'needs /dev/full');
    const args = ['-c', command, language.file];
    const run = await runSample({...language, file: 'bash', args}, name);
    expect(run).toMatchObject({stdout: '', saved});
    expect(run.code).toBeGreaterThan(0);
    expect(run.stderr).toMatch(/No space left|ENOSPC|no space/);
  });
});

for (const name of Object.keys(PROGRAMS)) {
  inEachLanguage(name, (language) => {
    test.for(listChecks(name))(`${name} %s`, ([, check], {expect}) => check(language, expect));
    if (language.id !== 'curl') return;
    test(`${name}, without jq, reports that and requests nothing`, async ({expect}) => {
      const server = await startPractice({});
      const variables = {...server.variables, RUNGEN_APP_ID: 'app', PATH: 'samples'};
      const run = await runFile({...language, file: '/bin/bash'}, name, variables);
      await server.close();
      expect([run.code, server.countRequests()]).toEqual([1, 0]);
      expect(run.stderr).toContain('jq is missing');
    });
  });
}
