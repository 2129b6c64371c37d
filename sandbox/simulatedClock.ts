/** The time at which a stepping clock starts. It is fixed, so that recorded output is stable. */
const STEP_START = Date.UTC(2025, 0, 22, 15, 20, 0);

/** The clock of the mock server, in milliseconds since 1970. */
export type SimulatedClock = {
  /** @returns the simulated time */
  readonly now: () => number;
  /** Tells the clock that a request was accepted. */
  readonly tick: () => void;
};

/**
 * Creates the mock server's clock.
 *
 * @param kind `step` advances one second with each `tick`; `real` advances by itself
 * @param speed how many simulated seconds pass in one real second, with a `real` clock
 */
export function createClock(kind: 'real' | 'step', speed: number): SimulatedClock {
  if (kind === 'step') {
    let time = STEP_START;
    return {
      now: () => time,
      tick: () => {
        time += 1000;
      },
    };
  }
  const start = Date.now();
  return {now: () => start + (Date.now() - start) * speed, tick: () => undefined};
}

/** @returns a time as apps show it, `YYYY-MM-DDTHH:MM:SS` */
export function appTimestamp(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}

/** @returns a time as jobs show it, `YYYY-MM-DD HH:MM:SS` */
export function jobTimestamp(time: number): string {
  return appTimestamp(time).replace('T', ' ');
}
