import {contract} from './contract';
import {isJsonObject} from './contractData';
import {ownRefusal} from './refusal';

type FaultEntry = {
  /** Whether it holds for every request that it matches, and together with others; any other decides one answer. */
  readonly isLasting?: boolean;
  /** The status with which it answers in place of the operation. */
  readonly fails?: number;
  /** The operations that it can affect; absent for all. */
  readonly operations?: readonly string[];
  readonly says: string;
};

const CHAT = ['createChatCompletion'];

/** All faults that the mock server can simulate, with what each one does. */
export const FAULTS = {
  'lost-request': {says: 'The connection closes before anything happens'},
  'lost-answer': {says: 'The work is done, then the connection closes'},
  reset: {says: 'As lost-answer, but with a TCP reset'},
  'server-error': {fails: 500, says: 'Status 500, and nothing happens'},
  'bad-gateway': {fails: 502, says: 'Status 502 with an HTML page, and nothing happens'},
  'rate-limit': {fails: 429, says: 'Status 429 with Retry-After: 1, and nothing happens'},
  'rate-limit-bare': {fails: 429, says: 'Status 429 without Retry-After, and nothing happens'},
  'cut-stream': {
    operations: CHAT,
    says: 'An answer ends early, with "length" or no [DONE]',
  },
  'stream-error': {
    operations: CHAT,
    says: 'An error comes in the middle of a stream and ends it',
  },
  'slow-answer': {says: 'Work is done, the answer comes after programs give up'},
  'slow-start': {
    isLasting: true,
    operations: ['createApp', 'updateApp'],
    says: 'An app stays INITIALIZING for one simulated hour',
  },
  'failed-job': {isLasting: true, operations: ['runJob'], says: 'The job ends as FAILED'},
  'unknown-state': {
    isLasting: true,
    operations: ['getApp', 'getJob'],
    says: 'The status is one that the contract does not list',
  },
} as const satisfies Readonly<Record<string, FaultEntry>>;

/** A fault that the mock server can simulate. */
export type Fault = keyof typeof FAULTS;

/** The faults that affect one request: the lasting ones, and at most one that decides the answer. */
export type ActiveFaults = ReadonlySet<Fault>;

type Rule = {
  readonly fault: Fault;
  readonly isLasting: boolean;
  /** The operations that it affects; absent for all. */
  readonly operations: readonly string[] | undefined;
  /** Whether it affects a request, counted from 1 over those that it matches. */
  readonly isTurn: (count: number) => boolean;
};

/** The form of a rule. */
export const RULE_FORM = 'name[@operationId][#turns]';

/**
 * Reads fault rules.
 *
 * @param text rules with commas between them, for example `lost-answer@runJob#1,rate-limit#2-4`
 * @returns the rules in their order, none of which has matched a request yet
 * @throws Refusal 400 that names the rule and what it can be
 */
export function readFaultRules(text: string): Record<string, number> {
  const rules = text.split(',').map((rule) => rule.trim());
  rules.forEach(parseRule);
  return Object.fromEntries(rules.map((rule) => [rule, 0]));
}

/**
 * Returns the faults that affect one request. Of several that would decide its answer, the first one does.
 *
 * @param header the value of `x-mock-fault`: rules for this request only, or `none`
 * @param counts the rules of the mock server with the requests that each has matched; changed in place without a header
 * @throws Refusal 400 for a header that has another form
 */
export function chooseFaults(
  header: string | null,
  operation: string,
  counts: Record<string, number>,
): ActiveFaults {
  const own = header === null ? counts : header === 'none' ? {} : readFaultRules(header);
  const active = new Set<Fault>();
  let isDecided = false;
  for (const [text, before] of Object.entries(own)) {
    const {fault, isLasting, operations, isTurn} = parseRule(text);
    if (operations?.includes(operation) === false) continue;
    own[text] = before + 1;
    if (!isTurn(before + 1) || (isDecided && !isLasting)) continue;
    isDecided ||= !isLasting;
    active.add(fault);
  }
  return active;
}

/** Reads one rule; throws as `readFaultRules` does. */
function parseRule(rule: string): Rule {
  const [, fault = '', operation, turns] =
    /^([^@#]*)(?:@([^@#]*))?(?:#([^@#]*))?$/.exec(rule) ?? [];
  const fail = (reason: string): never => {
    throw ownRefusal(400, `the fault rule '${rule}' ${reason}.`);
  };
  if (!isFault(fault)) {
    return fail(`is not ${RULE_FORM} with one of these names: ${Object.keys(FAULTS).join(', ')}`);
  }
  const {isLasting = false, operations}: FaultEntry = FAULTS[fault];
  const possible = operations ?? contract.operations.map(({id}) => id);
  if (operation !== undefined && !possible.includes(operation)) {
    fail(`names the operation '${operation}'; ${fault} can affect ${possible.join(', ')}`);
  }
  const affects = operation === undefined ? operations : [operation];
  // Without turns, a fault that is not lasting affects every second request, so that a retry succeeds.
  let isTurn = (count: number): boolean => isLasting || count % 2 === 1;
  if (turns !== undefined) {
    const [, start = '', more, end = start] = /^(\d{1,9})(\+|-(\d{1,9}))?$/.exec(turns) ?? [];
    const [first, last] = [Number(start), more === '+' ? Infinity : Number(end)];
    if (first < 1 || last < first) {
      fail(`has the turns '${turns}'; write 2, 2-4, or 2+, counted from 1`);
    }
    isTurn = (count) => count >= first && count <= last;
  }
  return {fault, isLasting, operations: affects, isTurn};
}

function isFault(text: string): text is Fault {
  return Object.hasOwn(FAULTS, text);
}

/** Throws Refusal 500, 502, or 429 if a fault answers in place of the operation. */
export function failDeliberately(faults: ActiveFaults): void {
  for (const fault of faults) {
    const {fails}: FaultEntry = FAULTS[fault];
    const code = fails === 429 ? 'rate_limit_exceeded' : 'server_error';
    if (fails) throw ownRefusal(fails, `the fault ${fault} is on; nothing changed.`, code);
  }
}

/** @returns the body of an answer, whose status no enum of the contract has */
export function withUnknownState(body: unknown): unknown {
  if (!isJsonObject(body)) return body;
  if (isJsonObject(body.data)) return {...body, data: withUnknownState(body.data)};
  return {...body, status: 'UNLISTED_STATE'};
}

/** The page that a gateway sends. */
export const GATEWAY_PAGE =
  '<html>\n<head><title>502 Bad Gateway</title></head>\n' +
  '<body><center><h1>502 Bad Gateway</h1></center></body>\n</html>\n';

/**
 * Returns the error that `fetch` throws when no answer arrives, or only a part of one.
 *
 * @param isReset whether the connection ends with a TCP reset
 */
export function lostConnection(isReset: boolean, message = 'fetch failed'): TypeError {
  const cause = isReset
    ? Object.assign(new Error('read ECONNRESET'), {code: 'ECONNRESET'})
    : Object.assign(new Error('other side closed'), {code: 'UND_ERR_SOCKET'});
  return new TypeError(message, {cause});
}
