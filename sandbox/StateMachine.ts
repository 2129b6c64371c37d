import {
  CHOSEN_APP_TRANSITIONS,
  CHOSEN_JOB_TRANSITIONS,
  PUBLISHED_APP_TRANSITIONS,
  PUBLISHED_JOB_TRANSITIONS,
  type AppStatus,
  type JobStatus,
  type Transition,
} from './transitions';

/** Called for each state change, with a description such as `app STOPPED -> INITIALIZING by updateApp`. */
export type ChangeListener = (change: string) => void;

/** The only place where the state of an app or a job is stored and changed. */
export class StateMachine<Status extends string> {
  readonly #kind: string;
  readonly #allowed: readonly Transition<Status>[];
  readonly #tell: ChangeListener;
  #current: Status;

  /** Creates a machine in the state `first`, which the operation `by` must be able to create; null restores a state. */
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
   * @param by the operation that makes the change, or null for one that happens by itself
   * @throws Error for a transition that is neither published nor a choice: a bug in the mock server
   */
  change(to: Status, by: string | null): void {
    this.#check({from: this.#current, to, by});
    this.#current = to;
  }

  /** Checks that the app or job may be removed in this state; throws as `change` does. */
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

/** @returns the state of a new app, which is STOPPED, or of a restored one */
export function newAppState(tell: ChangeListener, kept?: AppStatus): StateMachine<AppStatus> {
  const by = kept === undefined ? 'createApp' : null;
  return new StateMachine('app', APP_TRANSITIONS, tell, kept ?? 'STOPPED', by);
}

/** @returns the state of a new job, which is IN_QUEUE, or of a restored one */
export function newJobState(tell: ChangeListener, kept?: JobStatus): StateMachine<JobStatus> {
  const by = kept === undefined ? 'runJob' : null;
  return new StateMachine('job', JOB_TRANSITIONS, tell, kept ?? 'IN_QUEUE', by);
}

/** @returns a description of a transition */
export function describeTransition(kind: string, {from, to, by}: Transition<string>): string {
  return `${kind} ${from ?? '(none)'} -> ${to ?? '(none)'} by ${by ?? 'itself'}`;
}
