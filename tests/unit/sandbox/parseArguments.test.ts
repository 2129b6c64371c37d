import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {FAULTS} from '@site/sandbox/faults';
import {FAULT_EXAMPLES, renderUsage} from '@site/sandbox/commandLine';
import {parseFaultRules} from '@site/sandbox/faultRules';
import {parseArguments, UsageError} from '@site/sandbox/parseArguments';

test('without arguments every default applies', () => {
  expect(parseArguments([])).toEqual({});
});

test('every option is parsed', () => {
  const line = '--port 4011 --speed 2.5 --clock step --seed 7 --fault slow-start --run-answer flat';
  expect(parseArguments(line.split(' '))).toEqual({
    port: 4011,
    speed: 2.5,
    clock: 'step',
    seed: 7,
    faults: 'slow-start',
    runAnswer: 'flat',
  });
});

test('--fault can be repeated', () => {
  const line = '--fault lost-answer@runJob#1 --fault rate-limit#2-4,slow-start';
  const faults = 'lost-answer@runJob#1,rate-limit#2-4,slow-start';
  expect(parseArguments(line.split(' '))).toEqual({faults});
});

test('--help and the guide list every fault with its sentence', () => {
  const guide = readFileSync('sandbox/README.md', 'utf8').replace(/ +/g, ' ');
  for (const [name, {says}] of Object.entries(FAULTS)) {
    expect(renderUsage('npm run mock --')).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(renderUsage('npm run mock --')).toContain(says);
    expect(guide).toContain(`| \`${name}\` | ${says} |`);
  }
});

test('--help requests the usage', () => {
  expect(parseArguments(['--help'])).toBe(null);
});

test.each([
  ['--port x', '--port is "x"'],
  ['--port 65536', '--port is "65536"'],
  ['--speed 0', '--speed is "0"; use a number above 0 and at most 10000'],
  ['--speed 1e300', '--speed is "1e300"; use a number above 0 and at most 10000'],
  ['--seed 1.5', '--seed is "1.5"'],
  ['--clock slow', '--clock is "slow"; use real or step'],
  [
    '--fault fire',
    "the fault rule 'fire' is not name[@operationId][#turns] with one of these names: ",
  ],
  ['--fault lost-request,', "the fault rule '' is not"],
  ['--fault reset@getApp@getJob', "the fault rule 'reset@getApp@getJob' is not"],
  ['--fault reset@getapp', "names the operation 'getapp'; reset can affect createApp, listApps"],
  ['--fault slow-start@getApp', "'getApp'; slow-start can affect createApp, updateApp"],
  ['--fault reset#0', "the fault rule 'reset#0' has the turns '0'; write 2, 2-4, or 2+"],
  ['--fault reset#4-2', "the turns '4-2'"],
  ['--fault reset#', "the turns ''"],
  ['--run-answer both', '--run-answer is "both"; use data or flat'],
  ['--prot 1', "'--prot'"],
  ['stray', 'stray'],
])('%s is rejected with the invalid words', (line, says) => {
  expect(() => parseArguments(line.split(' '))).toThrow(UsageError);
  expect(() => parseArguments(line.split(' '))).toThrow(says);
});

test.each(FAULT_EXAMPLES)('the example $rule can be parsed', ({rule}) => {
  expect(parseFaultRules(rule)).toHaveLength(1);
});
