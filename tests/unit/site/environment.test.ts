import {afterEach, expect, test} from 'vitest';
import {readEnvironment} from '../../../src/site/environment';

const STACK_TRACE_LIMIT = Error.stackTraceLimit;

afterEach(() => {
  Error.stackTraceLimit = STACK_TRACE_LIMIT;
});

test('unset variables turn analytics off', () => {
  expect(readEnvironment({})).toEqual({gtmContainerId: undefined, gtagId: undefined});
});

test('ids of the right form are passed on', () => {
  const ids = readEnvironment({GTM_CONTAINER_ID: 'GTM-ABC1234', GTAG_ID: 'G-ABC1234DEF'});
  expect(ids).toEqual({gtmContainerId: 'GTM-ABC1234', gtagId: 'G-ABC1234DEF'});
});

test.each(["GTM-X');alert(1);('", '', 'gtm-abc1234', 'UA-12345-1'])(
  '%j instead of a container id stops the build',
  (value) => {
    expect(() => readEnvironment({GTM_CONTAINER_ID: value})).toThrow(/GTM_CONTAINER_ID is/);
  },
);

test('all wrong variables are reported together, with the form they must have', () => {
  const read = (): unknown => readEnvironment({GTM_CONTAINER_ID: 'x', GTAG_ID: 'y'});
  expect(read).toThrow(/GTM_CONTAINER_ID is "x"\. It must be GTM-/);
  expect(read).toThrow(/GTAG_ID is "y"\. It must be G-/);
});

test('what wraps the report has no stack trace', () => {
  expect(() => readEnvironment({GTAG_ID: 'y'})).toThrow();
  expect(new Error('wrapper').stack).toBe('Error: wrapper');
});
