import type {ActiveFaults} from './faults';
import type {SandboxOptions} from './sandboxOptions';
import type {Store} from './Store';

/** A request that is valid according to the contract. */
export type AcceptedRequest = {
  readonly params: Readonly<Record<string, string>>;
  /** The parsed body. It is valid according to the schema of the operation. */
  readonly body: unknown;
  readonly person: string;
  readonly teamId: string | null;
  /** The value of `X-Authenticated-User-Id`. */
  readonly userId: string | null;
  /** The simulated faults of this request. */
  readonly faults: ActiveFaults;
  /** The address of the mock server, for links to its own files. */
  readonly baseUrl: string;
};

/** The response of an operation. A stream is sent as server-sent events, one for each item. */
export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly events?: readonly unknown[];
  /** Whether the stream ends without its last line, `[DONE]`. */
  readonly isCut?: boolean;
  /** A body that is not JSON: a text, or the bytes of a picture. */
  readonly text?: string | Uint8Array;
};

/** What an operation can use besides the request. */
export type Dependencies = {
  readonly store: Store;
  readonly runAnswer: NonNullable<SandboxOptions['runAnswer']>;
  readonly warn: NonNullable<SandboxOptions['warn']>;
};

/**
 * One operation of the mock server. It throws a RequestError before it changes anything, or not at all.
 *
 * `handle` is a method and not a property of a function type, so that a handler can declare the exact type of its body:
 * the body has been validated with the operation's schema by then, and the types are generated from the same schema.
 */
export type OperationHandler = {
  handle(request: AcceptedRequest, dependencies: Dependencies): Answer;
};
