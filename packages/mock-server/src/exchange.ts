import type {Answer} from './context';
import {PRACTICE_KEY} from './environment';
import type {ActiveFaults} from './faults';
import type {HttpError} from './httpError';

export type Exchange = {
  /** Counted from 1. */
  readonly number: number;
  /** The one before with the same method and path, if it is not long ago. */
  readonly before: Exchange | undefined;
  readonly method: string;
  readonly path: string;
  readonly teamId: string | null;
  /** Whether it has another key than `check` gives to programs. */
  readonly hasOtherKey: boolean;
  /** When it arrived, in real milliseconds since 1970. */
  readonly at: number;
  /** The ID of the called operation, or `RESULT`; absent for an unknown path. */
  operation?: string;
  /** What the handler returned: the work is done, even if the answer was lost on its way. */
  answer?: Answer;
  /** The error that was sent in place of what the handler returns. */
  error?: HttpError;
  /** Null if the connection was lost, the answer was cut, or the client had left. */
  status: number | null;
  faults: ActiveFaults;
  /** Whether the client stayed until a slow or silent answer ended. */
  isPatient?: boolean;
};

/** Creates the entry of a request, and adds it to the log, if there is one. */
export function startExchange(log: Exchange[] | undefined, request: Request): Exchange {
  const {method, headers} = request;
  const path = new URL(request.url).pathname;
  const last = log?.slice(-99) ?? []; // all of them take too long after a busy loop
  const keys = [headers.get('x-api-key'), headers.get('authorization')];
  const exchange: Exchange = {
    number: (log?.length ?? 0) + 1,
    before: last.filter((one) => one.method === method && one.path === path).at(-1),
    method,
    path,
    teamId: headers.get('x-team-id'),
    hasOtherKey: keys.some((key) => key !== null && key.replace(/^bearer +/i, '') !== PRACTICE_KEY),
    at: Date.now(),
    status: null,
    faults: new Set(),
  };
  log?.push(exchange);
  return exchange;
}

/** Returns a value in what a handler returned, by its path of keys; undefined if there is none. */
export function readAnswer({answer}: Exchange, ...keys: readonly string[]): unknown {
  let value = answer?.body;
  for (const key of keys) value = new Map(Object.entries(value ?? {})).get(key);
  return value;
}

export function appendRequestNumbers(text: string, exchanges: readonly Exchange[]): string {
  const numbers = exchanges.slice(0, 4).map(({number}) => number);
  const more = exchanges.length > numbers.length ? ', …' : '';
  return `${text} (request${exchanges.length === 1 ? '' : 's'} ${numbers.join(', ')}${more})`;
}

/** @example count(2, 'read') === '2 reads' */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
