// What programs import as node:timers/promises.
import {time} from './simulatedTime';

type Options = {readonly signal?: AbortSignal};

/** Waits for simulated milliseconds, and gives `value` then. */
export async function setTimeout<Value>(
  milliseconds: number,
  value?: Value,
  {signal}: Options = {},
): Promise<Value | undefined> {
  await time.sleep(milliseconds, signal);
  return value;
}
