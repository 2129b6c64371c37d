import {
  CHOSEN_APP_TRANSITIONS,
  CHOSEN_JOB_TRANSITIONS,
  PUBLISHED_APP_TRANSITIONS,
  PUBLISHED_JOB_TRANSITIONS,
  type AppStatus,
  type JobStatus,
  type Transition,
} from './transitions';

/** Hears of each change of state, in words such as `app STOPPED -> INITIALIZING by updateApp`. */
export type ChangeListener = (change: string) => void;

/** The one place where the state of an app or a job is kept and changed. */
export class StateMachine<Status extends string> {
  readonly #kind: string;
  readonly #allowed: readonly Transition<Status>[];
  readonly #tell: ChangeListener;
  #current: Status;

  /** Makes a machine whose state is `first`, which `by` has to be able to create. */
  constructor(
    kind: string,
    allowed: readonly Transition<Status>[],
    tell: ChangeListener,
    first: Status,
    by: string,
  ) {
    this.#kind = kind;
    this.#allowed = allowed;
    this.#tell = tell;
    this.#current = first;
    this.#check({from: null, to: first, by});
  }

  get current(): Status {
    return this.#current;
  }

  /**
   * Changes the state.
   *
   * @param by the operation that makes the change, or null for one that comes by itself
   * @throws Error for a transition that is neither published nor a choice: a mistake in the mock server
   */
  change(to: Status, by: string | null): void {
    this.#check({from: this.#current, to, by});
    this.#current = to;
  }

  /** Checks that what has this state may go away now; throws as `change` does. */
  end(by: string): void {
    this.#check({from: this.#current, to: null, by});
  }

  #check(wanted: Transition<Status>): void {
    const {from, to, by} = wanted;
    const words = describeTransition(this.#kind, wanted);
    if (!this.#allowed.some((it) => it.from === from && it.to === to && it.by === by)) {
      throw new Error(`The mock server has no transition "${words}".`);
    }
    this.#tell(words);
  }
}

/** @returns the state of a new app, which is STOPPED */
export function newAppState(tell: ChangeListener): StateMachine<AppStatus> {
  const allowed = [...PUBLISHED_APP_TRANSITIONS, ...CHOSEN_APP_TRANSITIONS];
  return new StateMachine('app', allowed, tell, 'STOPPED', 'createApp');
}

/** @returns the state of a new job, which is IN_QUEUE */
export function newJobState(tell: ChangeListener): StateMachine<JobStatus> {
  const allowed = [...PUBLISHED_JOB_TRANSITIONS, ...CHOSEN_JOB_TRANSITIONS];
  return new StateMachine('job', allowed, tell, 'IN_QUEUE', 'runJob');
}

/** @returns a transition in words */
export function describeTransition(kind: string, {from, to, by}: Transition<string>): string {
  return `${kind} ${from ?? '(none)'} -> ${to ?? '(none)'} by ${by ?? 'itself'}`;
}
