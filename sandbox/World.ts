import {advanceApp} from './appStates';
import type {AppRecord} from './appRecord';
import type {ChangeListener} from './StateMachine';
import type {SimulatedClock} from './simulatedClock';

/** Everything the mock server remembers. It lives in memory and ends with the process. */
export class World {
  readonly nextId: () => string;
  /** Takes note of a change of state, for `transitions`. */
  readonly tellChange: ChangeListener = (change) => this.#changes.add(change);
  readonly #changes = new Set<string>();
  readonly #apps = new Map<string, AppRecord>();
  readonly #clock: SimulatedClock;

  constructor(clock: SimulatedClock, nextId: () => string) {
    this.#clock = clock;
    this.nextId = nextId;
  }

  /** The simulated time, in milliseconds. */
  now(): number {
    return this.#clock.now();
  }

  /** Counts an accepted request and moves every app to where it stands now. */
  tick(): void {
    this.#clock.tick();
    for (const app of this.#apps.values()) advanceApp(app, this.now());
  }

  /** @returns every kind of change of state so far, in words, in the order of the words */
  transitions(): string[] {
    return [...this.#changes].sort();
  }

  add(app: AppRecord): void {
    this.#apps.set(app.id, app);
  }

  remove(app: AppRecord): void {
    this.#apps.delete(app.id);
  }

  /** @returns every app, oldest first */
  apps(): AppRecord[] {
    return [...this.#apps.values()];
  }
}
