import {contract} from './contract';
import {ownRefusal} from './refusal';

type FaultEntry = {
  /** Whether it holds for every request that it matches, where its rule has no turns. */
  readonly isLasting?: boolean;
  /** The status with which it answers in place of the operation. */
  readonly fails?: number;
  /** The operations that it can affect; absent for all. */
  readonly operations?: readonly string[];
  readonly says: string;
};

const [CHAT, SCALE] = [['createChatCompletion'], ['createApp', 'updateApp']];
const [RUN, READ] = [['runJob'], ['getApp', 'getJob']];

/** All faults that the mock server can simulate, with what each one does. */
export const FAULTS = {
  'lost-request': {says: 'The connection closes before anything happens'},
  'lost-answer': {says: 'The work is done, then the connection closes'},
  'server-error': {fails: 500, says: 'Status 500, and nothing happens'},
  'bad-gateway': {fails: 502, says: 'Status 502 with an HTML page, and nothing happens'},
  'rate-limit': {fails: 429, says: 'Status 429 with Retry-After: 1, and nothing happens'},
  'cut-stream': {operations: CHAT, says: 'An answer ends early, with "length" or no [DONE]'},
  'stream-error': {operations: CHAT, says: 'An error in the middle ends a stream'},
  'slow-answer': {says: 'Work is done, the answer comes after programs give up'},
  'slow-start': {isLasting: true, operations: SCALE, says: 'A start takes a simulated hour'},
  'failed-job': {isLasting: true, operations: RUN, says: 'The job ends as FAILED'},
  'unknown-state': {isLasting: true, operations: READ, says: 'The status is an unknown one'},
} as const satisfies Readonly<Record<string, FaultEntry>>;

/** A fault that the mock server can simulate. */
export type Fault = keyof typeof FAULTS;

/** The faults that affect one request. */
export type ActiveFaults = ReadonlySet<Fault>;

/** The form of a rule. */
export const RULE_FORM = 'name[@operationId][#turns]';

/**
 * @returns the rules of a text such as `lost-answer@runJob#1,rate-limit#2-4`, none of which has matched a request yet
 * @throws Refusal 400 that names the rule and what it can be
 */
export function readFaultRules(text: string): Record<string, number> {
  const rules = text.split(',').map((rule) => rule.trim());
  rules.forEach(parseRule);
  return Object.fromEntries(rules.map((rule) => [rule, 0]));
}

/**
 * Returns the faults that affect one request, in the order of their rules: those of the header `x-mock-fault`, if there
 * is one, or those of the mock server, whose counts it changes.
 *
 * @throws Refusal 400 for a header that has another form
 */
export function chooseFaults(
  header: string | null,
  operation: string,
  counts: Record<string, number>,
): ActiveFaults {
  const own = header === null ? counts : header === 'none' ? {} : readFaultRules(header);
  const active = new Set<Fault>();
  for (const [text, before] of Object.entries(own)) {
    const {fault, isLasting, operations, first, last} = parseRule(text);
    if (operations?.includes(operation) === false) continue;
    const count = before + 1;
    own[text] = count;
    // Without turns, a fault that is not lasting affects every second request, so that a retry succeeds.
    const isTurn = first ? count >= first && count <= last : isLasting || count % 2 === 1;
    if (isTurn) active.add(fault);
  }
  return active;
}

/** Reads one rule, whose turns are counted over the requests that it matches; throws as `readFaultRules` does. */
function parseRule(rule: string) {
  const [, fault = '', operation, start, end] =
    /^([^@#]*)(?:@([^@#]*))?(?:#([1-9]\d*)(\+|-\d+)?)?$/.exec(rule) ?? [];
  const refuse = (reason: string): never => {
    throw ownRefusal(400, `the fault rule '${rule}' ${reason}.`);
  };
  const first = Number(start ?? 0);
  const last = end === '+' ? Infinity : Number(end?.slice(1) ?? start);
  if (!isFault(fault) || last < first) {
    const names = Object.keys(FAULTS).join(', ');
    return refuse(`is not ${RULE_FORM} with turns such as 2, 2-4, or 2+, and a name of ${names}`);
  }
  const {isLasting = false, operations}: FaultEntry = FAULTS[fault];
  const possible = operations ?? contract.operations.map(({id}) => id);
  if (operation !== undefined && !possible.includes(operation)) {
    refuse(`names the operation '${operation}'; ${fault} can affect ${possible.join(', ')}`);
  }
  const affected = operation === undefined ? operations : [operation];
  return {fault, isLasting, operations: affected, first, last};
}

function isFault(text: string): text is Fault {
  return Object.hasOwn(FAULTS, text);
}

/** Throws what a fault makes of a request before the operation sees it. */
export function failDeliberately(faults: ActiveFaults): void {
  if (faults.has('lost-request')) throw lostConnection();
  for (const fault of faults) {
    const {fails}: FaultEntry = FAULTS[fault];
    if (fails) throw ownRefusal(fails, `the fault ${fault} is on; nothing changed.`);
  }
}

/** @returns the error that `fetch` throws when no answer arrives, or only a part of one */
export function lostConnection(message = 'fetch failed'): TypeError {
  const cause = Object.assign(new Error('other side closed'), {code: 'UND_ERR_SOCKET'});
  return new TypeError(message, {cause});
}
