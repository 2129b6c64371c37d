import type {Answer} from './context';
import type {ActiveFaults} from './faults';

/** A request and what became of it, as plain data. */
export type Exchange = {
  /** Counted from 1. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly teamId: string | null;
  /** When it arrived, in real milliseconds since 1970. */
  readonly at: number;
  /** The ID of the called operation, or `RESULT`; undefined for an unknown path. */
  operation: string | undefined;
  /** What the handler returned: the work is done, even if the answer was lost on its way. */
  answer: Answer | undefined;
  /** Why the request is not as the contract says; undefined if it is, and for other errors. */
  refusal: string | undefined;
  /** Null if the connection was lost, the answer broke off, or the client had left. */
  status: number | null;
  faults: ActiveFaults;
};

/** Starts the entry of a request in a log, if there is one. */
export function startExchange(log: Exchange[] | undefined, request: Request): Exchange {
  const exchange: Exchange = {
    number: (log?.length ?? 0) + 1,
    method: request.method,
    path: new URL(request.url).pathname,
    teamId: request.headers.get('x-team-id'),
    at: Date.now(),
    operation: undefined,
    answer: undefined,
    refusal: undefined,
    status: null,
    faults: new Set(),
  };
  log?.push(exchange);
  return exchange;
}
