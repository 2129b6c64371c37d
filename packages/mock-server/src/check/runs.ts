import {FAULTS, type Fault} from '../faults';

/** Faults whose effect depends on which request they meet: they meet the first of each of these operations. */
const AIMED_FAULTS: readonly Fault[] = ['lost-answer', 'slow-answer'];

/** Faults that refuse a request without an effect: a program that does not repeat its last update leaves workers running. */
const STOP_FAULTS: readonly Fault[] = ['lost-request', 'bad-gateway'];

/** The operations that cost money or cannot be undone. */
const COSTLY_OPERATIONS = ['createApp', 'updateApp', 'deleteApp', 'runJob', 'createChatCompletion'];

/**
 * Lists the fault rules to run a program under: each fault that can affect an operation that the program calls.
 *
 * @param called the operations that the program calls without faults, in their order
 * @example listRules(['getJob']) // ['lost-request', 'lost-answer', 'server-error', …, 'slow-answer@getJob#1', 'unknown-state']
 */
export function listRules(called: readonly string[]): string[] {
  const rules: string[] = [];
  const operations = new Set(called);
  const costly = COSTLY_OPERATIONS.filter((operation) => operations.has(operation));
  for (const [fault, entry] of Object.entries(FAULTS)) {
    const possible: readonly string[] | undefined =
      'operations' in entry ? entry.operations : undefined;
    if (possible?.some((operation) => operations.has(operation)) === false) continue;
    const isAimed = AIMED_FAULTS.some((aimed) => aimed === fault);
    if (fault !== 'slow-answer') rules.push(fault); // it would take minutes
    if (!isAimed) continue;
    for (const operation of costly.length > 0 ? costly : called.slice(0, 1)) {
      const isPatient = fault === 'slow-answer' && operation === 'createChatCompletion';
      if (!isPatient) rules.push(`${fault}@${operation}#1`); // programs wait long for a language model
    }
  }
  const updates = called.filter((operation) => operation === 'updateApp').length;
  // The last update is the stop. A fault without turns meets the first update, after which most programs end.
  if (updates > 1) rules.push(...STOP_FAULTS.map((fault) => `${fault}@updateApp#${updates}`));
  return rules;
}
