import {rm} from 'node:fs/promises';
import type {TestProject} from 'vitest/node';
import {writeShims} from '@rungen/mock-server/check/shims';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another
  interface ProvidedContext {
    /** The folder with what programs sleep with in tests. */
    readonly shims: string;
  }
}

/** By which waits are divided. Of the 120 s that chat programs wait for an answer, 3 s are left, for a busy machine. */
const SPEED = 40;

/**
 * Writes the shims once for all tests, before the first.
 *
 * @returns what removes them after the last: the workers are ended without a chance to do it
 */
export default async function provideShims({provide}: TestProject): Promise<() => Promise<void>> {
  const folder = await writeShims(SPEED);
  provide('shims', folder);
  return () => rm(folder, {recursive: true});
}
