/** How often time goes on, in real milliseconds. */
const TICK_MS = 25;

/** How many times faster than real time it goes at first, how much faster for each second that was waited, and at most. */
const [FIRST_SPEED, MORE_SPEED, MOST_SPEED] = [3, 0.2, 60];

type Wait = {readonly due: number; readonly end: () => void};

/**
 * The simulated time of a program and the mock server. It goes on in steps while something waits, never past the end of
 * a wait before what waited has gone on, and stands still otherwise and while the computer is busy. So a slow computer
 * shows the same states as a fast one.
 */
export class SimulatedTime {
  /** In milliseconds since 1970. */
  now = Date.now();
  #waited = 0;
  readonly #waits = new Set<Wait>();

  constructor() {
    setInterval(() => this.#tick(), TICK_MS);
  }

  /**
   * Waits for simulated milliseconds.
   *
   * @returns a function that cancels the wait without calling `end`
   */
  wait(milliseconds: number, end: () => void): () => void {
    const wait = {due: this.now + Math.max(0, milliseconds), end};
    this.#waits.add(wait);
    return () => this.#waits.delete(wait);
  }

  /** Resolves when the time has passed; rejects with the reason of `signal` when it is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const cancel = this.wait(milliseconds, resolve);
      signal?.addEventListener('abort', () => {
        cancel();
        reject(signal.reason as Error);
      });
    });
  }

  #tick(): void {
    const [next] = [...this.#waits].sort((one, other) => one.due - other.due);
    if (!next) return;
    const step = TICK_MS * Math.min(MOST_SPEED, FIRST_SPEED + MORE_SPEED * this.#waited);
    this.#waited += step / 1000;
    this.now = Math.min(next.due, this.now + step);
    if (this.now < next.due) return;
    this.#waits.delete(next);
    next.end();
  }
}

/** The simulated time of this worker. */
export const time = new SimulatedTime();
