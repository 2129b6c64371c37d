import {cp, mkdir, readdir} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {practiceVariables} from '@rungen/mock-server/environment';
import {loadMockContract} from '@site/src/contract/mock/loadMockContract';
import {startMockServer} from '@rungen/mock-server/nodeAdapter';
import {missing, PYTHON, titled} from '../../helpers/machine';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';

const SAMPLES = path.resolve('samples');
const STRUCTURED = path.resolve('tests/nightly/clients/structured.mjs');
const ANSWER = "This is the mock server's answer to: Name three primary colors.\n";
const NODE_MAJOR = Number(process.versions.node.split('.')[0]);

/** Each package.json with the clients that it pins, and the programs that run with them. */
const INSTALLATIONS = [
  {
    name: 'clients',
    file: 'tests/nightly/clients/package.json',
    programs: ['chat-streaming.mjs', 'ai-sdk.mjs', 'langchain.mjs', 'openai-agents.mjs'],
    reason: missing('npm-registry'),
  },
  {
    name: 'newest clients',
    file: 'tests/nightly/clients/node-22/package.json',
    programs: ['chat-streaming.mjs', 'ai-sdk.mjs', 'langchain.mjs'],
    reason: NODE_MAJOR < 22 ? 'they need Node.js 22' : missing('npm-registry'),
  },
];

/** What a fault makes each program print besides a part of the answer. */
const FAILURES = [
  ['an early end', 'cut-stream#1+', /incomplete/],
  ['a broken connection', 'lost-answer#1+', /(?:incomplete|failed): .+/],
  ['an error in the stream', 'stream-error#1+', /the fault stream-error is on/],
  ['a failed request', 'server-error#1+', /the fault server-error is on/],
] as const;

const folder = makeFolder('clients-');
const contract = await loadMockContract();

async function run(file: string, args: readonly string[], faults?: string) {
  const {url, close} = await startMockServer(0, {contract, faults});
  try {
    const env = {PATH: process.env.PATH, ...practiceVariables(url)};
    return await runProgram(file, args, {env, limitMs: 240_000});
  } finally {
    await close();
  }
}

/** Tests that a program prints a whole answer, and ends with 1 and a reason for any other. */
function testProgram(name: string, reason: string | undefined, command: () => readonly string[]) {
  const runCommand = (faults?: string) => {
    const [file = '', ...args] = command();
    return run(file, args, faults);
  };
  test(...titled(`${name} prints the answer`, reason), async () => {
    const {code, stdout, output} = await runCommand();
    expect([code, stdout], output).toEqual([0, ANSWER]);
  });
  for (const [title, faults, expected] of FAILURES) {
    test(...titled(`${name} reports ${title}`, reason), async () => {
      const {code, stderr, output} = await runCommand(faults);
      expect([code, stderr], output).toEqual([1, expect.stringMatching(expected)]);
      expect(stderr, 'a stack trace').not.toContain('    at ');
    });
  }
}

for (const {name, file, programs, reason} of INSTALLATIONS) {
  const copy = path.join(folder, name.replace(' ', '-'));
  beforeAll(async () => {
    if (reason !== undefined) return;
    await mkdir(copy);
    await cp(file, path.join(copy, 'package.json'));
    for (const folder of ['clients', 'javascript']) {
      await cp(path.join(SAMPLES, folder), copy, {recursive: true});
    }
    await cp(STRUCTURED, path.join(copy, 'structured.mjs'));
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
    const {code, output} = await runProgram('npm', ['install', ...flags], {cwd: copy});
    expect(code, output).toBe(0);
  });
  for (const program of programs) {
    testProgram(`${name}: ${program}`, reason, () => [process.execPath, path.join(copy, program)]);
  }
  test(
    ...titled(`${name}: the Vercel AI SDK gets structured output and a tool call`, reason),
    async () => {
      const {code, stdout, output} = await run(process.execPath, [`${copy}/structured.mjs`]);
      expect([code, stdout], output).toEqual([0, '{"city":"mock","people":1}\n'.repeat(2)]);
    },
  );
}

testProgram('chat-streaming.py', missing('python-openai'), () => [
  PYTHON,
  '-B',
  path.join(SAMPLES, 'python/chat-streaming.py'),
]);

test('every program of samples/clients is tested', async () => {
  const tested = new Set(INSTALLATIONS.flatMap(({programs}) => programs));
  expect(
    new Set([...(await readdir(path.join(SAMPLES, 'clients'))), 'chat-streaming.mjs']),
  ).toEqual(tested);
});
