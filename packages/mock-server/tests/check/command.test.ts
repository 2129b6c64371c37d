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

test.each([
  ['--limt', '3', "Unknown option '--limt'"],
  ['--parallel', '0', '--parallel is "0"'],
  ['--fault', 'lost', "'lost' is not"],
])('%s %s is refused', (option, value, reason) => {
  expect(() => read(option, value, '--', 'ls')).toThrow(reason);
});

test.each([
  [['php p.php'], 'mock check -- php p.php'],
  [[], 'mock check -- python3 my-program.py'],
])('%j lacks the two hyphens', (args, advice) => {
  expect(() => read(...args)).toThrow(`Write the program after --, without quotes: ${advice}`);
});
