import {isJsonObject} from './closeSchemas';
import type {Fault, ActiveFaults} from './faults';
import type {Answer} from './operationTypes';
import {mockServerError} from './RequestError';

/** A status that no enum of the contract has. */
const UNKNOWN_STATE = 'UNLISTED_STATE';

const GATEWAY_PAGE =
  '<html>\n<head><title>502 Bad Gateway</title></head>\n' +
  '<body><center><h1>502 Bad Gateway</h1></center></body>\n</html>\n';

const FAILURES = [
  ['server-error', 500, 'server_error'],
  ['bad-gateway', 502, 'server_error'],
  ['rate-limit', 429, 'rate_limit_exceeded'],
  ['rate-limit-bare', 429, 'rate_limit_exceeded'],
] as const satisfies readonly (readonly [Fault, number, string])[];

const STREAM_ERROR = {
  error: {
    message: 'Mock server: the fault stream-error is on.',
    type: 'server_error',
    param: null,
    code: 'server_error',
  },
};

/**
 * Throws if a fault responds instead of the service.
 *
 * @throws RequestError 500, 502, or 429, before anything happens
 */
export function failDeliberately(activeFaults: ActiveFaults): void {
  for (const [fault, status, code] of FAILURES) {
    if (!activeFaults.has(fault)) continue;
    throw mockServerError(status, `the fault ${fault} is on; nothing changed.`, code);
  }
}

/**
 * Changes a response as the faults require. It runs after the validation against the contract, which some of
 * these changes violate on purpose.
 */
export function applyFaults(answer: Answer, activeFaults: ActiveFaults): Answer {
  const {status, body, events} = answer;
  if (activeFaults.has('bad-gateway')) {
    return {status, text: GATEWAY_PAGE, headers: {'Content-Type': 'text/html'}};
  }
  if (activeFaults.has('rate-limit')) return {...answer, headers: {'Retry-After': '1'}};
  if (status >= 400) return answer;
  if (activeFaults.has('unknown-state')) return {...answer, body: withUnknownState(body)};
  if (events && activeFaults.has('cut-stream')) return cutStream(events, []);
  if (events && activeFaults.has('stream-error')) return cutStream(events, [STREAM_ERROR]);
  return answer;
}

/** @returns the first half of a list, at least one entry */
export function firstHalf<Item>(items: readonly Item[]): Item[] {
  return items.slice(0, Math.ceil(items.length / 2));
}

function withUnknownState(body: unknown): unknown {
  if (!isJsonObject(body)) return body;
  if (isJsonObject(body.data)) return {...body, data: withUnknownState(body.data)};
  return {...body, status: UNKNOWN_STATE};
}

function cutStream(events: readonly unknown[], end: readonly unknown[]): Answer {
  return {status: 200, events: [...firstHalf(events), ...end], isCut: true};
}
