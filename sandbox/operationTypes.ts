import type {Strikes} from './faults';
import type {SandboxOptions} from './sandboxOptions';
import type {World} from './World';

/** A request that fits the contract. */
export type AcceptedRequest = {
  readonly params: Readonly<Record<string, string>>;
  /** The parsed body. Its form is the one the contract gives for the operation. */
  readonly body: unknown;
  readonly person: string;
  readonly teamId: string | null;
  /** What `X-Authenticated-User-Id` holds. */
  readonly userId: string | null;
  /** What goes wrong with this request on purpose. */
  readonly faults: Strikes;
  /** The address the mock server is reached at, for links to its own files. */
  readonly baseUrl: string;
};

/** What an operation answers. A stream is sent as server-sent events, one for each item. */
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
export type Surroundings = {
  readonly world: World;
  readonly runAnswer: NonNullable<SandboxOptions['runAnswer']>;
  readonly warn: NonNullable<SandboxOptions['warn']>;
};

/**
 * One operation of the mock server. It throws a RequestError before it changes anything, or not at all.
 *
 * A method and not a function type, so that a handler may name the exact form of its body: the body has
 * passed the operation's schema by then, and the handlers' types are generated from the same schema.
 */
export type OperationHandler = {
  handle(request: AcceptedRequest, around: Surroundings): Answer;
};
