import {expect, test} from 'vitest';
import {readArguments} from '../../src/check/command';
import {CONTRACT} from '../mock';

const read = (...args: readonly string[]) => readArguments(args, 'mock', CONTRACT);

test('arguments are read, and "none" is no rule', () => {
  const args = ['--fault', 'none', '--fault', 'interrupt', '--limit', '9', '--', 'ls', '--all'];
  expect(read(...args)).toMatchObject({
    command: ['ls', '--all'],
    rules: ['interrupt@start', 'interrupt@SIGINT', 'interrupt@SIGTERM', 'interrupt@SIGHUP'],
    limitSeconds: 9,
    expectedExit: 0,
    isTeam: false,
  });
});

test.each(['-h', '--help'])('%s asks for help', (option) => {
  expect(read(option, '--nope')).toBeUndefined();
});

test('reports every wrong option at once', () => {
  const wrong = '--limt 3 --team=no --parallel 0 --expect-exit 256 --limit';
  expect(() => read(...wrong.split(' '))).toThrow(
    /^--limt is .*\n--team takes .*\n--parallel is "0".*\n--expect-exit is .*\n--limit needs .*\nWrite the program/,
  );
});

test.each([
  [['php p.php'], 'Write the program after --, without quotes: mock check -- php p.php'],
  [[], 'Write the program after --, without quotes: mock check -- python3 my-program.py'],
  [['--fault', 'cut', '--', 'ls'], "'cut' is not name[@operationId][#turns]"],
])('refuses %j', (args, advice) => {
  expect(() => read(...args)).toThrow(advice);
});
