/** How often time goes on, in real milliseconds. */
const TICK_MS = 25;

/** How many times faster than real time the first second that is waited passes; the longer it takes, the faster. */
const FIRST_SPEED = 3;
const MORE_SPEED = 0.2; // for each second: a quarter of an hour takes 20 s

type Wait = {readonly due: number; readonly end: () => void};

/**
 * The simulated time of a program and the mock server. It goes on in steps while something waits, never past the end of
 * a wait before what waited has gone on, and stands still otherwise. So a slow computer shows the same states as a fast
 * one, and no request times out because of a slow computer.
 */
export class SimulatedTime {
  /** In milliseconds since 1970. */
  now = Date.now();
  #waited = 0;
  #works = 0;
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
      const cancel = this.wait(milliseconds, () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      });
      function giveUp(): void {
        cancel();
        reject(signal?.reason as Error);
      }
      signal?.addEventListener('abort', giveUp);
    });
  }

  /**
   * Lets no time pass while work is in progress that takes no noticeable time on a fast computer.
   *
   * @param change -1 lets time pass in the middle of such work, while it waits itself
   */
  during<Result>(work: Promise<Result>, change = 1): Promise<Result> {
    this.#works += change;
    return work.finally(() => {
      this.#works -= change;
    });
  }

  #tick(): void {
    const [next] = [...this.#waits].sort((one, other) => one.due - other.due);
    if (!next || this.#works > 0) return;
    const step = TICK_MS * (FIRST_SPEED + MORE_SPEED * this.#waited);
    this.#waited += step / 1000;
    this.now = Math.min(next.due, this.now + step);
    if (this.now < next.due) return;
    this.#waits.delete(next);
    next.end();
  }
}

/** The simulated time of this worker. */
export const time = new SimulatedTime();
