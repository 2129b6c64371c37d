import {FAULTS, RESULT, type Fault} from '../faults';
import {INTERRUPTS, type Run} from './runOnce';

/**
 * What meets single requests to an operation, where it costs most. The last update is the stop; a fault of a later
 * read or job, and an unknown status, find programs that end at the first one of another operation.
 */
const AIMED: Readonly<Record<string, readonly `${Fault}#${'1' | '1+' | 'last'}`[]>> = {
  listApps: ['slow-answer#1'],
  createApp: ['lost-answer#1', 'slow-answer#1', 'late-request#1', 'bad-gateway#last'],
  getApp: ['slow-answer#1', 'stalled-answer#1', 'bad-gateway#last', 'unknown-state#1+'],
  updateApp: ['lost-answer#1', 'late-request#1', 'lost-request#last', 'server-error#last'],
  deleteApp: ['lost-answer#1', 'slow-answer#1'],
  runJob: ['lost-answer#1', 'bad-gateway#last', 'slow-answer#1', 'late-request#1', 'cut-answer#1'],
  getJob: ['slow-answer#1', 'stalled-answer#1', 'bad-gateway#last', 'unknown-state#1+'],
  cancelJob: ['lost-request#last', 'slow-answer#1'],
  [RESULT]: ['server-error#1+', 'cut-answer#1+', 'stalled-answer#1'],
  createChatCompletion: ['lost-answer#1', 'bad-gateway#1', 'slow-answer#1', 'stalled-answer#1+'],
};
/** What would last too long at every second request, or end a program before its jobs. */
const ONLY_AIMED = ['slow-answer', 'stalled-answer', 'late-request', 'unknown-state'];

/** Lists the rules to run a program under: what can affect the requests of its run without faults. */
export function planRules({exchanges, statuses, exitedAt}: Run): string[] {
  const called = exchanges.flatMap(({operation}) => operation ?? []);
  const end = Math.max(exitedAt, exchanges.at(-1)?.at ?? 0); // what it started may go on after its exit
  const interrupts = [...INTERRUPTS].filter(([, {status}]) => (statuses.get(status) ?? end) < end);
  const aimed = [...new Set(called)].flatMap((operation) => {
    const last = String(called.filter((one) => one === operation).length);
    const rules = AIMED[operation] ?? [];
    return rules.map((rule) => rule.replace('#', `@${operation}#`).replace('last', last));
  });
  return [...interrupts.map(([rule]) => rule), ...planGeneral(called), ...aimed];
}

function planGeneral(called: readonly string[]): string[] {
  return Object.entries(FAULTS).flatMap(([fault, entry]) => {
    const operations: readonly string[] = 'operations' in entry ? entry.operations : called;
    if (!operations.some((operation) => called.includes(operation))) return [];
    if (ONLY_AIMED.includes(fault)) return [];
    // Those of chats meet every one: a stream may come after an answer in one piece.
    const isOfChats = operations !== called && operations.includes('createChatCompletion');
    return [isOfChats ? `${fault}#1+` : fault];
  });
}
