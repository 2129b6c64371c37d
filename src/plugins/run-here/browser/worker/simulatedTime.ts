/** How many simulated seconds a program waits in one real second. */
const SPEED = 20;

/** How many times slower than real time passes for who does not wait. */
const SLOWNESS = 20;

const startTimer = globalThis.setTimeout;
const stopTimer = globalThis.clearTimeout;

type Wait = {readonly due: number; readonly end: () => void};

/**
 * The time that the program and the mock server live in. Waits end in the order of their ends, one after the other,
 * and time jumps to the end of each when a part of it has passed; between two waits time hardly passes. So a slow
 * computer shows the same states as a fast one, and no request takes too long because the computer does.
 */
export class SimulatedTime {
  #simulated = Date.now();
  #measured = performance.now();
  /** Those that end first stand first. */
  #waits: readonly Wait[] = [];
  /** The wait that the timer is for. */
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
   * @returns a function that ends the wait without a call
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

  /** Waits until the time is over; throws what `signal` is aborted with. */
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

  /** Lets no wait end until work is done that a fast computer does in no time. */
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

  #keep(waits: readonly Wait[]): void {
    this.#waits = waits;
    this.#plan();
  }

  /** Starts the timer of the wait that ends first. */
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

/** The time of this worker. */
export const time = new SimulatedTime();
