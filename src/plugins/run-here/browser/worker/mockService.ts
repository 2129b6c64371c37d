import {Coverage} from '../../../../../sandbox/Coverage';
import {parseFaultRules} from '../../../../../sandbox/faultRules';
import {createFaultSwitch} from '../../../../../sandbox/faultSwitch';
import type {Service} from '../../../../../sandbox/handleRequest';
import {createIdGenerator} from '../../../../../sandbox/idGenerator';
import {restoreSnapshot, takeSnapshot} from '../../../../../sandbox/snapshot';
import {Store} from '../../../../../sandbox/Store';
import type {Order} from '../protocol';
import {operations} from './contract';
import {time} from './simulatedTime';
import {reportToPage} from './reportToPage';

/** The address of the mock server for programs: no real host can have such a name. */
export const MOCK_URL = 'https://mock-server.invalid';

/** An in-memory mock server. */
export type MockService = {
  readonly service: Service;
  /** Reports its current state to the page. */
  readonly tellState: () => void;
};

/** @returns a mock server that continues where the last one stopped, in simulated time */
export function openService({snapshot, faults}: Order): MockService {
  if (snapshot) time.set(snapshot.now);
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  const clock = {now: () => time.now(), tick: () => undefined};
  const store = new Store(clock, createIdGenerator(seed));
  if (snapshot) restoreSnapshot(store, snapshot);
  const rules = Object.keys(faults).flatMap((rule) => parseFaultRules(rule));
  const counts = Object.values(faults);
  const service: Service = {
    operations,
    store,
    runAnswer: 'data',
    warn: () => undefined, // the page shows the queue
    nextFaults: createFaultSwitch(rules, counts),
    coverage: new Coverage(),
    baseUrl: () => MOCK_URL,
  };
  const countFaults = () =>
    Object.fromEntries(Object.keys(faults).map((rule, at) => [rule, counts[at] ?? 0]));
  return {
    service,
    tellState: () =>
      reportToPage({kind: 'state', snapshot: takeSnapshot(store), faults: countFaults()}),
  };
}
