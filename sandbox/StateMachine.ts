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

  /** Makes a machine whose state is `first`, which `by` has to be able to create; null for a state of before. */
  constructor(
    kind: string,
    allowed: readonly Transition<Status>[],
    tell: ChangeListener,
    first: Status,
    by: string | null,
  ) {
    this.#kind = kind;
    this.#allowed = allowed;
    this.#tell = tell;
    this.#current = first;
    if (by !== null) this.#check({from: null, to: first, by});
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

const APP_TRANSITIONS = [...PUBLISHED_APP_TRANSITIONS, ...CHOSEN_APP_TRANSITIONS];
const JOB_TRANSITIONS = [...PUBLISHED_JOB_TRANSITIONS, ...CHOSEN_JOB_TRANSITIONS];

/** @returns the state of a new app, which is STOPPED, or of one that was kept */
export function newAppState(tell: ChangeListener, kept?: AppStatus): StateMachine<AppStatus> {
  const by = kept === undefined ? 'createApp' : null;
  return new StateMachine('app', APP_TRANSITIONS, tell, kept ?? 'STOPPED', by);
}

/** @returns the state of a new job, which is IN_QUEUE, or of one that was kept */
export function newJobState(tell: ChangeListener, kept?: JobStatus): StateMachine<JobStatus> {
  const by = kept === undefined ? 'runJob' : null;
  return new StateMachine('job', JOB_TRANSITIONS, tell, kept ?? 'IN_QUEUE', by);
}

/** @returns a transition in words */
export function describeTransition(kind: string, {from, to, by}: Transition<string>): string {
  return `${kind} ${from ?? '(none)'} -> ${to ?? '(none)'} by ${by ?? 'itself'}`;
}
