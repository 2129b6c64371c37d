import {beforeEach, expect, test, vi} from 'vitest';
import {readEnvironment} from '@site/src/site/environment';

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
});

test('all wrong variables are reported together, with the form they must have', () => {
  expect(() => readEnvironment({GTM_CONTAINER_ID: 'x', GTAG_ID: 'y'})).toThrow('ended with 1');
  expect(printed).toMatch(/GTM_CONTAINER_ID is "x"\. It must be GTM-/);
  expect(printed).toMatch(/GTAG_ID is "y"\. It must be G-/);
});
