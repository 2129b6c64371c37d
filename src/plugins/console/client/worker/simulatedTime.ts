/** How many times faster than real time a wait passes. */
const SPEED = 3;
/** How long a wait takes at most, in real milliseconds. */
const MAX_WAIT_MS = 300;

type Limit = {readonly due: number; readonly end: () => void};

const limits = new Set<Limit>();
const startTimer = globalThis.setTimeout; // programs get another one

/**
 * The simulated time of a program and the mock server, in milliseconds since 1970. Only waits advance it: a
 * slow computer shows the same states as a fast one, and no request times out because of it.
 */
export const time = {now: Date.now()};

/** Waits for simulated milliseconds, and ends what is limited to less. */
export async function sleep(milliseconds: number): Promise<void> {
  const wait = Math.min(milliseconds / SPEED, MAX_WAIT_MS);
  await new Promise((resolve) => startTimer(resolve, wait));
  time.now += milliseconds;
  for (const limit of limits) {
    if (limit.due > time.now) continue;
    limits.delete(limit);
    limit.end();
  }
}

/** Calls `end` when waits have taken longer than simulated milliseconds, unless what it returns is called before. */
export function setLimit(milliseconds: number, end: () => void): () => void {
  const limit = {due: time.now + milliseconds, end};
  limits.add(limit);
  return () => limits.delete(limit);
}
