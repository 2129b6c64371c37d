import {expect, it} from 'vitest';
import {readOptions} from '../../../bench/readOptions';

it.each([
  [[], {isQuick: false, counts: [200, 1000, 3000]}],
  [['--up-to', '1000'], {isQuick: false, counts: [200, 1000]}],
  [['--up-to=200'], {isQuick: false, counts: [200]}],
  [['--quick'], {isQuick: true, counts: []}],
])('%j are understood', (args, options) => {
  expect(readOptions(args)).toEqual(options);
});

it.each([['seven'], ['500'], ['']])('--up-to=%s is refused, with what to write', (most) => {
  expect(() => readOptions([`--up-to=${most}`])).toThrow(
    `--up-to ${most}: builds are measured with 200, 1000, 3000 pages. Write one of these.`,
  );
});

it('another word is refused', () => {
  expect(() => readOptions(['--fast'])).toThrow("'--fast'");
});
