import {createMockServer, type MockServer} from '../../../../../sandbox/server';
import type {Order} from '../protocol';
import {isOver, print, reportToPage} from './reportToPage';
import {time} from './simulatedTime';

/** The address of the mock server for programs: no real host can have such a name. */
export const MOCK_URL = 'https://mock-server.invalid';

/** Simulated milliseconds before each event of a stream. */
const STREAM_PAUSE = 400;
/** The same before an answer that the fault `slow-answer` delays. */
const SLOW_ANSWER = 40_000;

/** @returns a mock server that continues where the last one stopped, in simulated time */
export function openMockServer({snapshot, faults}: Order): MockServer {
  if (snapshot) time.set(snapshot.now);
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return createMockServer({
    state: {now: time.now(), apps: snapshot?.apps ?? [], faults: {...faults}},
    seed,
    clock: () => time.now(),
    warn: (line) => print('err', `Mock server: ${line}\n`),
    pause: (before, signal) =>
      before === 'event'
        ? time.sleep(STREAM_PAUSE, signal)
        : time.besides(() => time.sleep(SLOW_ANSWER, signal)),
  });
}

/** Reports the current state of the mock server to the page. */
export function tellState({state}: MockServer): void {
  const {apps, faults} = state;
  reportToPage({kind: 'state', snapshot: {now: time.now(), apps}, faults});
}

/**
 * Creates a replacement for `fetch` that passes requests to the mock server.
 *
 * @returns a function that fails as `fetch` of Node.js does, and also fails for every other host
 */
export function createMockFetch(mock: MockServer): typeof globalThis.fetch {
  return async (input, init) => {
    if (isOver()) await new Promise(() => undefined); // the program has ended: this never resolves
    const request = new Request(input, init);
    const {signal, url} = request;
    signal.throwIfAborted();
    const {origin} = new URL(url);
    if (origin !== MOCK_URL) {
      throw new TypeError(`what runs here reaches the mock server alone, and not ${origin}`);
    }
    try {
      return await time.during(mock.fetch(request));
    } finally {
      tellState(mock);
      signal.throwIfAborted();
    }
  };
}
