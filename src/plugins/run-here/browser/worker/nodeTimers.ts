// The module that programs import as node:timers/promises.
import {time} from './simulatedTime';

type Options = {readonly signal?: AbortSignal};

/** Resolves to `value` after a number of simulated milliseconds. */
export async function setTimeout<Value>(
  milliseconds: number,
  value?: Value,
  {signal}: Options = {},
): Promise<Value | undefined> {
  await time.sleep(milliseconds, signal);
  return value;
}
