/** How many simulated seconds a program waits in one real second. */
export const SPEED = 20;

const startTimer = globalThis.setTimeout;
const stopTimer = globalThis.clearTimeout;

/**
 * The time that the program and the mock server live in. Whoever waits jumps to the end of the wait when a part of it
 * has passed; between two waits time passes as it does. So a slow computer shows the same states as a fast one.
 */
export class SimulatedTime {
  #simulated = Date.now();
  #measured = performance.now();

  /** Sets the time, in milliseconds since 1970. */
  set(now: number): void {
    this.#simulated = now;
    this.#measured = performance.now();
  }

  now(): number {
    return Math.round(this.#simulated + performance.now() - this.#measured);
  }

  /**
   * Waits for simulated milliseconds.
   *
   * @returns a function that ends the wait without a call
   */
  wait(milliseconds: number, then: () => void): () => void {
    const due = this.now() + milliseconds;
    const timer = startTimer(() => {
      if (this.now() < due) this.set(due);
      then();
    }, milliseconds / SPEED);
    return () => stopTimer(timer);
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
}

/** The time of this worker. */
export const time = new SimulatedTime();
