import {expect, it} from 'vitest';
import {readFailure} from '../../upgrade/readFailure';

it.each([
  [
    'the words of an optimization before all else',
    '[ERROR] Build failed\nThe optimization pageStyles does not know this version: x.\n',
    'The optimization pageStyles does not know this version: x.',
  ],
  ['the first error of a build', '[INFO] a\n[ERROR] b is wrong\n[ERROR] c\n', '[ERROR] b is wrong'],
  [
    'what npm could not resolve',
    'npm error code ERESOLVE\nnpm error ERESOLVE could not resolve a@1\n',
    'npm error ERESOLVE could not resolve a@1',
  ],
  [
    'an error that was thrown',
    'node:x:1\n\nTypeError: y is not a function\n',
    'TypeError: y is not a function',
  ],
  [
    'the last line where nothing is known',
    'a\nStopped: it took more than 5 minutes.\n',
    'Stopped: it took more than 5 minutes.',
  ],
])('why a step failed is told by %s', (_name, output, line) => {
  expect(readFailure(output)).toBe(line);
});
