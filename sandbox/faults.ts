import {contract} from './contract';
import {describeRefusal, ownRefusal} from './refusal';

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
    const {fault, isLasting, operations, first, last} = parseRule(text);
    if (operations?.includes(operation) === false) continue;
    const count = before + 1;
    own[text] = count;
    // Without turns, a fault that is not lasting affects every second request, so that a retry succeeds.
    const isTurn = first ? count >= first && count <= last : isLasting || count % 2 === 1;
    if (!isTurn || (isDecided && !isLasting)) continue;
    isDecided ||= !isLasting;
    active.add(fault);
  }
  return active;
}

/** Reads one rule, whose turns are counted from 1 over the requests that it matches; throws as `readFaultRules` does. */
function parseRule(rule: string) {
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
  const [, start = '', more, end = start] = /^(\d{1,9})(\+|-(\d{1,9}))?$/.exec(turns ?? '') ?? [];
  const [first, last] = [Number(start), more === '+' ? Infinity : Number(end)];
  if (turns !== undefined && (first < 1 || last < first)) {
    fail(`has the turns '${turns}'; write 2, 2-4, or 2+, counted from 1`);
  }
  const affected = operation === undefined ? operations : [operation];
  return {fault, isLasting, operations: affected, first, last};
}

function isFault(text: string): text is Fault {
  return Object.hasOwn(FAULTS, text);
}

/** @returns the answer of a fault that answers in place of the operation, if one is on */
export function failDeliberately(faults: ActiveFaults, isOpenAi: boolean): Response | undefined {
  for (const fault of faults) {
    const {fails: status}: FaultEntry = FAULTS[fault];
    if (status === undefined) continue;
    if (fault === 'bad-gateway') {
      return new Response(GATEWAY_PAGE, {status, headers: {'Content-Type': 'text/html'}});
    }
    const code = status === 429 ? 'rate_limit_exceeded' : 'server_error';
    const refusal = ownRefusal(status, `the fault ${fault} is on; nothing changed.`, code);
    const headers = new Headers(fault === 'rate-limit' ? {'Retry-After': '1'} : {});
    return Response.json(describeRefusal(refusal, isOpenAi), {status, headers});
  }
  return undefined;
}

/** The page that a gateway sends. */
const GATEWAY_PAGE =
  '<html>\n<head><title>502 Bad Gateway</title></head>\n' +
  '<body><center><h1>502 Bad Gateway</h1></center></body>\n</html>\n';

/** @returns the error that `fetch` throws when no answer arrives, or only a part of one */
export function lostConnection(faults: ActiveFaults, message = 'fetch failed'): TypeError {
  const cause = faults.has('reset')
    ? Object.assign(new Error('read ECONNRESET'), {code: 'ECONNRESET'})
    : Object.assign(new Error('other side closed'), {code: 'UND_ERR_SOCKET'});
  return new TypeError(message, {cause});
}
