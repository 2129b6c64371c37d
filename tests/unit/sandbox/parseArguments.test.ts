import {expect, test} from 'vitest';
import {parseArguments, UsageError} from '@site/sandbox/parseArguments';

test('no arguments leave every default', () => {
  expect(parseArguments([])).toEqual({});
});

test('every option is read', () => {
  const line = '--port 4011 --speed 2.5 --clock step --seed 7 --fault slow-start --run-answer flat';
  expect(parseArguments(line.split(' '))).toEqual({
    port: 4011,
    speed: 2.5,
    clock: 'step',
    seed: 7,
    fault: 'slow-start',
    runAnswer: 'flat',
  });
});

test('--help asks for the usage', () => {
  expect(parseArguments(['--help'])).toBe(null);
});

test.each([
  ['--port x', '--port is "x"'],
  ['--port 65536', '--port is "65536"'],
  ['--speed 0', '--speed is "0"'],
  ['--seed 1.5', '--seed is "1.5"'],
  ['--clock slow', '--clock is "slow"; use real or step'],
  ['--fault fire', '--fault is "fire"; use slow-start'],
  ['--run-answer both', '--run-answer is "both"; use data or flat'],
  ['--prot 1', "'--prot'"],
  ['stray', 'stray'],
])('%s is refused with the words that are wrong', (line, says) => {
  expect(() => parseArguments(line.split(' '))).toThrow(UsageError);
  expect(() => parseArguments(line.split(' '))).toThrow(says);
});
