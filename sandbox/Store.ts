import {advanceApp} from './appStates';
import type {AppRecord} from './appRecord';
import type {ChangeListener} from './StateMachine';
import type {SimulatedClock} from './simulatedClock';

/** The state of the mock server. It is in memory and ends with the process. */
export class Store {
  readonly nextId: () => string;
  /** Records a state change, for `transitions`. */
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

  /** Counts an accepted request and advances every app to the current time. */
  tick(): void {
    this.#clock.tick();
    for (const app of this.#apps.values()) advanceApp(app, this.now());
  }

  /** @returns a description of every kind of state change so far, sorted alphabetically */
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
