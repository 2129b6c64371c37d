import type {ValidateFunction} from 'ajv';

/** One operation, as far as a request to it has to be recognized and answered. */
export type MockOperation = {
  /** Such as `createApp`. */
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** Such as `/app/{app_id}`; in the OpenAI-compatible part, it starts with `/v1`. */
  readonly path: string;
  readonly takesBody: boolean;
  /** The example in the contract: the answer of an operation without a handler. */
  readonly example: {readonly status: number; readonly body: unknown};
};

/** What follows from one status of an app or a job. */
export type StatusFacts = {
  /** How the app or the job has ended; undefined while something can still change it. */
  readonly outcome?: 'success' | 'failure' | 'canceled';
  /** Whether it waits for its turn: what comes next by itself is not an end. */
  readonly isWaiting: boolean;
  /** The statuses that come next by themselves if all goes well, in order. */
  readonly next: readonly string[];
};

/** The contract, as far as the mock server needs it: data and compiled checks, without files. */
export type MockContract = {
  readonly operations: readonly MockOperation[];
  /** Which statuses wait, go on, and are final. */
  readonly statuses: Readonly<Record<'app' | 'job', Readonly<Record<string, StatusFacts>>>>;
  /** Validates a request to an operation, by its ID: an object with `headers`, in lower case, and `body`. */
  readonly checks: Readonly<Record<string, ValidateFunction>>;
};
