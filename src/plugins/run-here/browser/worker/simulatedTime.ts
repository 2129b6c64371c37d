/** How many simulated seconds of a wait pass in one real second. */
const SPEED = 20;

/** How many times slower than real time simulated time passes for a program that is not waiting. */
const SLOWNESS = 20;

const startTimer = globalThis.setTimeout;
const stopTimer = globalThis.clearTimeout;

type Wait = {readonly due: number; readonly end: () => void};

/**
 * The simulated time of the program and the mock server. Waits end one after the other, in the order of their due
 * times, and time jumps to the due time of each when a fraction of the wait has passed; between two waits, time hardly
 * passes. So a slow computer shows the same states as a fast one, and no request times out because of a slow computer.
 */
export class SimulatedTime {
  #simulated = Date.now();
  #measured = performance.now();
  /** Sorted by due time, earliest first. */
  #waits: readonly Wait[] = [];
  /** The wait that the timer is set for. */
  #next: Wait | undefined;
  #timer: ReturnType<typeof startTimer> | undefined;
  #works = 0;

  /** Sets the time, in milliseconds since 1970. */
  set(now: number): void {
    this.#simulated = now;
    this.#measured = performance.now();
  }

  now(): number {
    return Math.round(this.#simulated + (performance.now() - this.#measured) / SLOWNESS);
  }

  /**
   * Waits for simulated milliseconds.
   *
   * @returns a function that cancels the wait without calling `then`
   */
  wait(milliseconds: number, then: () => void): () => void {
    const end = (): void => {
      this.#keep(this.#waits.filter((it) => it !== wait));
    };
    const wait: Wait = {
      due: this.now() + milliseconds,
      end: () => {
        end();
        then();
      },
    };
    this.#keep([...this.#waits, wait].sort((one, other) => one.due - other.due));
    return end;
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

  /** Lets no wait end while work is in progress that takes no noticeable time on a fast computer. */
  async during<Result>(work: Promise<Result>): Promise<Result> {
    this.#works += 1;
    this.#plan();
    try {
      return await work;
    } finally {
      this.#works -= 1;
      this.#plan();
    }
  }

  /** Lets waits end in the middle of such work, while it waits itself. */
  async besides(wait: () => Promise<void>): Promise<void> {
    this.#works -= 1;
    try {
      await wait();
    } finally {
      this.#works += 1;
      this.#plan();
    }
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
    const finish = (): void => {
      if (this.now() < next.due) this.set(next.due);
      next.end();
    };
    this.#timer = startTimer(finish, (next.due - this.now()) / SPEED);
  }
}

/** The simulated time of this worker. */
export const time = new SimulatedTime();
