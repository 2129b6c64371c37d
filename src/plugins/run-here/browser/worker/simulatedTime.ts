const startTimer = globalThis.setTimeout;
const stopTimer = globalThis.clearTimeout;

/** How many times faster than real time the first second that is waited passes; the longer it takes, the faster. */
const FIRST_SPEED = 3;
const MORE_SPEED = 0.2; // for each second: a quarter of an hour takes 20 s

type Wait = {readonly due: number; readonly end: () => void};

/**
 * The simulated time of a program and the mock server. Waits end one after the other, in the order of their due times,
 * and time jumps to the due time of each when a fraction of the wait has passed; between two waits, it stands still.
 * So a slow computer shows the same states as a fast one, and no request times out because of a slow computer.
 */
export class SimulatedTime {
  #now = Date.now();
  #waited = 0;
  #waits: readonly Wait[] = [];
  /** The wait that the timer is set for. */
  #next: Wait | undefined;
  #timer: ReturnType<typeof startTimer> | undefined;
  #works = 0;

  /** Sets the time, in milliseconds since 1970. */
  set(now: number): void {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  /**
   * Waits for simulated milliseconds.
   *
   * @returns a function that cancels the wait without calling `then`
   */
  wait(milliseconds: number, then: () => void): () => void {
    const wait = {due: this.#now + Math.max(0, milliseconds), end: then};
    this.#keep([...this.#waits, wait].sort((one, other) => one.due - other.due));
    return () => this.#keep(this.#waits.filter((it) => it !== wait));
  }

  /** Resolves when the time has passed; rejects with the reason of `signal` when it is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const stop = this.wait(milliseconds, () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      });
      function giveUp(): void {
        stop();
        reject(signal?.reason as Error);
      }
      signal?.addEventListener('abort', giveUp);
    });
  }

  /**
   * Lets no wait end while work is in progress that takes no noticeable time on a fast computer.
   *
   * @param change -1 lets waits end in the middle of such work, while it waits itself
   */
  during<Result>(work: Promise<Result>, change = 1): Promise<Result> {
    this.#works += change;
    this.#plan();
    return work.finally(() => {
      this.#works -= change;
      this.#plan();
    });
  }

  #keep(waits: readonly Wait[]): void {
    this.#waits = waits;
    this.#plan();
  }

  /** Starts the timer of the wait that is due first. */
  #plan(): void {
    const next = this.#works > 0 ? undefined : this.#waits[0];
    if (next === this.#next) return;
    stopTimer(this.#timer);
    this.#next = next;
    if (next === undefined) return;
    const left = next.due - this.#now;
    const speed = FIRST_SPEED + MORE_SPEED * (this.#waited + left / 2000); // that of its middle
    this.#timer = startTimer(() => {
      this.#waited += left / 1000;
      this.#now = next.due;
      this.#keep(this.#waits.filter((it) => it !== next));
      next.end();
    }, left / speed);
  }
}

/** The simulated time of this worker. */
export const time = new SimulatedTime();
