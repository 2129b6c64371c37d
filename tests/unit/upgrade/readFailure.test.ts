import {expect, it} from 'vitest';
import {readFailure} from '../../upgrade/readFailure';

it.each([
  [
    'the words of an optimization before all else',
    '[ERROR] Build failed\nThe optimization pageStyles does not know this version: x.\n',
    'The optimization pageStyles does not know this version: x.',
  ],
  ['what caused an error', '[ERROR] Error: no config\nCause: a is not b\n', 'Cause: a is not b'],
  [
    'a head and what stands below',
    '[ERROR] Type errors:\na.ts:1 no\n',
    '[ERROR] Type errors: a.ts:1 no',
  ],
  ['the first error of a build', '[INFO] a\n[ERROR] b is wrong\n[ERROR] c\n', '[ERROR] b is wrong'],
  [
    'what npm could not resolve',
    'npm error code ERESOLVE\nnpm error ERESOLVE unable\nnpm error peer a@">=6.0" from b@4.0.0\n',
    'peer a@">=6.0" from b@4.0.0',
  ],
  [
    'an error that was thrown',
    'node:x:1\n\nTypeError: y is not a function\n',
    'TypeError: y is not a function',
  ],
  [
    'the time limit, whatever was printed before it',
    '[ERROR] a\n\nnpx was stopped: it did not end within 300 seconds\n',
    'npx was stopped: it did not end within 300 seconds',
  ],
  ['the last line where nothing is known', 'a\nspawn npx ENOENT\n', 'spawn npx ENOENT'],
])('the reason why a step failed is %s', (_name, output, line) => {
  expect(readFailure(output)).toBe(line);
});
