import {expect} from 'vitest';
import type {Built} from './buildSite';

/** Matches a line of a stack: at a function or a file, with line and column. */
export const STACK = /^\s*at .*:\d+:\d+\)?$/m;

/**
 * Expects that a build failed, and that it reported the reason without a stack.
 *
 * @param built the build
 */
export function expectFailure({code, output}: Built): void {
  expect(code, output).toBe(1);
  expect(output).toContain('[ERROR] ');
  expect(output).not.toMatch(STACK);
}
