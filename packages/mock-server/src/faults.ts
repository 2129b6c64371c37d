import type {MockOperation} from './contract';
import {mockError} from './httpError';

type FaultEntry = {
  /** The status with which it answers in place of the operation. */
  readonly status?: number;
  /** The operations that it can affect; absent for all. */
  readonly operations?: readonly string[];
  readonly description: string;
};

const CHAT = ['createChatCompletion'];
const START = ['createApp', 'updateApp'];
const JOB = ['runJob', 'getJob'];
const STATUS = ['getApp', 'getJob'];

/** How long an answer takes with the fault `slow-answer`: programs give up after 30 s. An assumption. */
export const SLOW_ANSWER_SECONDS = 40;
/** How long after that, or after the client has left, a request takes effect with the fault `late-request`. */
export const LATE_SECONDS = 3;

export const FAULTS = {
  'lost-request': {description: 'The connection closes before anything happens'},
  'lost-answer': {description: 'The work is done, then the connection closes'},
  'server-error': {status: 500, description: 'Status 500, and nothing happens'},
  'bad-gateway': {description: 'The work is done, then 502 with an HTML page'},
  'rate-limit': {status: 429, description: 'Status 429, with Retry-After: 1'},
  'rate-limit-date': {status: 429, description: 'Status 429, with the same pause as a date'},
  'cut-answer': {description: 'A success breaks off: JSON at once, a file halfway'},
  'stalled-answer': {description: 'A success stops as with cut-answer, and stays open'},
  'cut-stream': {
    operations: CHAT,
    description: 'An answer ends early, with "length" or no [DONE]',
  },
  'stream-error': {operations: CHAT, description: 'An error in the middle ends a stream'},
  'slow-answer': {description: 'Work is done, the response comes after usual timeouts'},
  'late-request': {description: 'The work itself is done after usual timeouts'},
  'slow-start': {operations: START, description: 'A start takes an hour'},
  'failed-job': {operations: JOB, description: 'The job fails'},
  'canceled-job': {operations: JOB, description: 'Somebody cancels the job'},
  'unknown-state': {operations: STATUS, description: 'The status is an unknown one'},
} as const satisfies Readonly<Record<string, FaultEntry>>;

export type Fault = keyof typeof FAULTS;

/** The faults that affect every request that they match, where their rule has no turns. */
const LASTING: readonly Fault[] = ['slow-start', 'failed-job', 'canceled-job', 'unknown-state'];

export type ActiveFaults = ReadonlySet<Fault>;

/** The links to results, where rules name an operation. */
export const RESULT = 'result';

type Operations = readonly Pick<MockOperation, 'id'>[];

export const RULE_FORM = 'name[@operationId][#turns]';

/** Matches a rule such as `lost-answer@runJob#2-4`, in its parts: fault, operation, first turn, and `+` or `-4`. */
const RULE = /^([^@#]*)(?:@([^@#]*))?(?:#([1-9]\d*)(\+|-\d+)?)?$/;

/**
 * Reads fault rules.
 *
 * @param text such as `lost-answer@runJob#1,rate-limit#2-4`, or `none`
 * @throws HttpError 400 for a rule that cannot be read, with what it can be
 */
export function readFaultRules(text: string, operations: Operations): Rule[] {
  return text === 'none' ? [] : text.split(',').map((rule) => readRule(rule.trim(), operations));
}

/**
 * Returns the faults that affect one request, in the order of their rules.
 *
 * @param header the value of `x-mock-fault`, which replaces the rules of the mock server for this request
 * @param rules those of the mock server; how often they matched is changed in place
 * @throws HttpError 400 for a header that cannot be read
 */
export function chooseFaults(
  header: string | null,
  operation: string,
  rules: readonly Rule[],
  operations: Operations,
): ActiveFaults {
  const active = new Set<Fault>();
  for (const rule of header === null ? rules : readFaultRules(header, operations)) {
    if (rule.operations?.includes(operation) === false) continue;
    const turn = (rule.matched[operation] ?? 0) + 1;
    rule.matched[operation] = turn;
    if (isDue(rule, turn)) active.add(rule.fault);
  }
  return active;
}

export type Rule = {
  readonly fault: Fault;
  /** The operations that it affects; undefined for all. */
  readonly operations: readonly string[] | undefined;
  /** The turns in which it takes effect, counted from 1; undefined where the rule has none. */
  readonly turns: {readonly first: number; readonly last: number} | undefined;
  /** How many requests it has matched, by the ID of their operation. */
  readonly matched: Record<string, number>;
};

/**
 * Returns whether a rule takes effect in a turn. Without turns, a fault that is not lasting affects every second request
 * to an operation, so that a retry succeeds.
 */
function isDue({fault, turns}: Rule, turn: number): boolean {
  if (turns) return turn >= turns.first && turn <= turns.last;
  return LASTING.includes(fault) || turn % 2 === 1;
}

function readRule(text: string, all: Operations): Rule {
  const [, fault = '', operation, start, end] = RULE.exec(text) ?? [];
  const last = end === '+' ? Infinity : Number(end?.slice(1) ?? start);
  const turns = start === undefined ? undefined : {first: Number(start), last};
  if (!isFault(fault) || (turns && turns.first > last)) {
    const names = Object.keys(FAULTS).join(', ');
    const form = `${RULE_FORM} with turns such as 2, 2-4, or 2+, and a name of ${names}`;
    throw mockError(400, `'${text}' is not ${form}.`);
  }
  const {operations}: FaultEntry = FAULTS[fault];
  const rule = {fault, operations, turns, matched: {}};
  if (operation === undefined) return rule;
  const possible = operations ?? [...all.map(({id}) => id), RESULT];
  if (possible.includes(operation)) return {...rule, operations: [operation]};
  const choice = `${fault} can affect ${possible.join(', ')}`;
  throw mockError(400, `'${text}' names the operation '${operation}'; ${choice}.`);
}

function isFault(text: string): text is Fault {
  return Object.hasOwn(FAULTS, text);
}

/** Throws the error of an active fault before the handler runs. */
export function failDeliberately(faults: ActiveFaults): void {
  if (faults.has('lost-request')) throw lostConnection();
  for (const fault of faults) {
    const {status}: FaultEntry = FAULTS[fault];
    if (status) throw mockError(status, `the fault ${fault} is on; nothing changed.`);
  }
}

/** Creates the error that `fetch` throws when no answer arrives, or only a part of one. */
export function lostConnection(message = 'fetch failed'): TypeError {
  const cause = Object.assign(new Error('other side closed'), {code: 'UND_ERR_SOCKET'});
  return new TypeError(message, {cause});
}
