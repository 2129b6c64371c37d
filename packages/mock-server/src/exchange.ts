import type {Answer} from './context';
import type {ActiveFaults} from './faults';

/** A request and what became of it, as plain data. */
export type Exchange = {
  /** Counted from 1. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  /** When it arrived, in real milliseconds since 1970. */
  readonly at: number;
  /** When its answer was ready, in the same way; undefined until then. */
  answeredAt: number | undefined;
  /** The ID of the called operation; undefined for an unknown path and for a result. */
  operation: string | undefined;
  params: Readonly<Record<string, string>>;
  body: unknown;
  /** What the handler returned: the work is done, even if the answer was lost on its way. */
  answer: Answer | undefined;
  /** Why the request is not as the contract says; undefined if it is, and for other errors. */
  refusal: string | undefined;
  /** The status that was sent; null if the connection was lost, or the answer broke off. */
  status: number | null;
  faults: ActiveFaults;
  /** Whether the path is the link to a result, which a key must not be sent to. */
  isResult: boolean;
  readonly hasKey: boolean;
  /** Whether the client left before it had the status. */
  hasLeft: boolean;
};

/** Keeps a long-running mock server small. */
const MAX_EXCHANGES = 10_000;

/** Starts the entry of a request in a log. */
export function startExchange(log: Exchange[], request: Request): Exchange {
  const {headers, method} = request;
  const exchange: Exchange = {
    number: (log.at(-1)?.number ?? 0) + 1,
    method,
    path: new URL(request.url).pathname,
    at: Date.now(),
    answeredAt: undefined,
    operation: undefined,
    params: {},
    body: undefined,
    answer: undefined,
    refusal: undefined,
    status: null,
    faults: new Map(),
    isResult: false,
    hasKey: headers.has('x-api-key') || headers.has('authorization'),
    hasLeft: false,
  };
  log.push(exchange);
  if (log.length > MAX_EXCHANGES) log.shift();
  return exchange;
}
