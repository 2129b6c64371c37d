import type {Exchange} from '../exchange';
import {RESULT, SLOW_ANSWER_SECONDS} from '../faults';
import {valueAt} from '../json';
import {withoutExtraSlash} from '../routing';
import {INTERRUPTS, readStartedApp, type Run} from './runOnce';

/** The findings of a run, in sentences with the numbers of requests. */
export type Findings = {
  /** Certain from the requests: they make a check fail. */
  readonly problems: readonly string[];
  /** For a person to judge. */
  readonly notes: readonly string[];
};

/** Matches what stands in a path for an ID that a program does not have, or not as plain text, in any language. */
const NO_ID = /^$|^(undefined|null|None|nil|NaN)$|[^\w-]/;

/** How many fast reads of one path are too many. */
const MANY_READS = 8;
/** How many requests show at the limit that a program waits for nothing. */
const VAIN_READS = 3;
/** How long a pause should be. A timer of a second is a little shorter. */
const PAUSE_MS = 900;

/** The operations whose work costs money when it is done again, with words for it. */
const WORK = {createApp: 'app', runJob: 'job', createChatCompletion: 'chat'} as const;

/**
 * Judges a run by its requests, and by the run without faults: what that does is the baseline.
 *
 * @param clean the run without faults
 * @param expectedExit the exit code of a run that is right
 */
export function judgeRun(run: Run, clean: Run, expectedExit: number): Findings {
  const {rule, exchanges, exitCode, isInterrupted, isStopped} = run;
  const left = findLeftApps(run, clean);
  const problems = describeEach(exchanges, describeProblem);
  const notes = [
    ...describeEach(exchanges, describeNote),
    ...findFastReads(exchanges),
    ...(rule === 'none'
      ? [...describeEach(exchanges, describeError), ...findUnreadJobs(exchanges)]
      : []),
    ...describeEnd(run),
  ];
  if (isStopped) {
    if (!clean.isStopped) problems.push(...findVainReads(run));
    // Who ends a program at its limit may be to blame for what it left: an interrupt finds out.
    return {problems, notes: [...left, ...notes]};
  }
  problems.push(...left);
  // What no fault met differs from the run without faults for another reason, such as a file that runs share.
  if (isInterrupted || !isAffected(run)) return {problems, notes};
  if (!clean.isStopped) problems.push(...findMoreWork(run, clean));
  if (exitCode === expectedExit) problems.push(...findLessWork(run, clean));
  return {problems, notes};
}

/** Describes what is certain of a request by itself. */
function describeProblem({method, path, refusal}: Exchange): string | undefined {
  const [, first, ...ids] = withoutExtraSlash(path).split('/');
  if (first === 'app' && ids.some((id) => NO_ID.test(id))) {
    return `no ID in ${method} ${path}: no answer had it, or it was not read as plain text`;
  }
  return refusal?.replace(/^Mock server: (.*)\.$/s, 'refused: $1');
}

/** Describes what a person has to judge in a request. */
function describeNote({path, faults, status}: Exchange): string | undefined {
  if (withoutExtraSlash(path) !== path) return 'the base URL ends with a slash: write it without';
  if (!faults.has('slow-answer') || status === null) return undefined;
  return `it waited ${SLOW_ANSWER_SECONDS} s for an answer: is there a time limit?`;
}

/** Describes an error in a run without faults, which a program may overlook. */
function describeError(exchange: Exchange): string | undefined {
  const {method, path, status, faults} = exchange;
  const isSaid = describeProblem(exchange) !== undefined;
  if (isSaid || faults.size > 0 || Number(status) < 400) return undefined;
  return `${method} ${path} got ${status}: is that right?`;
}

/** Finds reads that come soon after the one before of the same path, again and again: pauses may grow. */
function findFastReads(exchanges: readonly Exchange[]): string[] {
  const reads = exchanges.filter(({method, operation}) => method === 'GET' && operation !== RESULT);
  const paths = new Set(reads.map(({path}) => path));
  return [...paths].flatMap((path) => {
    const found = reads.filter((read) => read.path === path);
    const fast = found.filter(({at}, index) => at - (found[index - 1]?.at ?? -Infinity) < PAUSE_MS);
    if (fast.length < MANY_READS) return [];
    const text = `${fast.length} reads of ${path}, each less than a second after the one before`;
    return [appendRequestNumbers(text, fast)];
  });
}

/** Finds that a program does not end, although all that it still does is to read jobs that have ended. */
function findVainReads({exchanges, jobStatuses}: Run): string[] {
  const last = exchanges.slice(-VAIN_READS);
  const isVain = (exchange: Exchange): boolean => {
    if (exchange.operation !== 'getJob' || !isStatusKnown(exchange)) return false;
    const status = String(valueAt(exchange.answer?.body, 'data', 'status'));
    return jobStatuses[status]?.outcome !== undefined;
  };
  if (last.length < VAIN_READS || !last.every(isVain)) return [];
  return [appendRequestNumbers('it does not end, and reads only jobs that have ended', last)];
}

/** Finds apps that a program left running; of the prepared one, more workers than the run without faults leaves. */
function findLeftApps(run: Run, clean: Run): string[] {
  const measure = clean.billing.get(clean.preparedId) ?? 0;
  const left = [...run.billing].filter(([id, all]) => all > (id === run.preparedId ? measure : 0));
  return left.flatMap(([id, all]) => {
    const isStart = (exchange: Exchange): boolean => readStartedApp(exchange) === id;
    const changes = run.exchanges.filter(
      (one) => isStart(one) || (one.method !== 'GET' && one.path.endsWith(`/${id}`)),
    );
    const last = changes.at(-1);
    if (!last || !changes.some(isStart)) return [];
    const cause = isStart(last)
      ? `nothing after request ${last.number} stopped it`
      : `request ${last.number} did not stop it`;
    return [`app ${id} is left running, and bills for ${count(all, 'worker')}: ${cause}`];
  });
}

/** Describes what is special about the end of a run. */
function describeEnd(run: Run): string[] {
  const {rule, isInterrupted, isStopped, exchanges} = run;
  if (isStopped) return [`running at the limit, at request ${exchanges.length}: will it give up?`];
  if (rule === 'none' || isInterrupted || isAffected(run)) return [];
  const reason = INTERRUPTS.has(rule)
    ? 'no app was running that it started'
    : 'the fault met no request';
  return [`nothing was tried: ${reason}`];
}

function isAffected({exchanges}: Run): boolean {
  return exchanges.some(({faults}) => faults.size > 0);
}

/** Finds that fewer results are read than jobs are run. */
function findUnreadJobs(exchanges: readonly Exchange[]): string[] {
  const jobs = listWork(exchanges, 'runJob');
  const read = new Set(listReadJobs(exchanges)).size;
  if (jobs.length <= read) return [];
  return [appendRequestNumbers(`${count(jobs.length, 'job')}, ${read} read to the end`, jobs)];
}

/** Finds work of which the run without faults does less. */
function findMoreWork(run: Run, clean: Run): string[] {
  return Object.entries(WORK).flatMap(([operation, noun]) => {
    const done = listWork(run.exchanges, operation);
    const measure = listWork(clean.exchanges, operation).length;
    if (done.length <= measure) return [];
    // What was created in vain may be gone: it was deleted, and created again.
    if (operation === 'createApp' && run.billing.size <= clean.billing.size) return [];
    return [appendRequestNumbers(`${count(done.length, noun)}, ${measure} without faults`, done)];
  });
}

/** Finds the first thing of which a run got less, although its exit code is that of a run that is right. */
function findLessWork(run: Run, clean: Run): string[] {
  const gains = countGains(run);
  for (const [noun, measure] of countGains(clean)) {
    const gain = gains.get(noun) ?? 0;
    if (gain >= measure) continue;
    return [`exit code ${run.exitCode} after less work: ${gain} of ${count(measure, noun)}`];
  }
  return [];
}

/** Counts what a run got done. */
function countGains(run: Run): Map<string, number> {
  const {exchanges} = run;
  const delivered = exchanges.filter(isDelivered);
  const listPaths = (operation: string): Set<string> =>
    new Set(delivered.filter((one) => one.operation === operation).map(({path}) => path));
  const chats = delivered.filter(({operation}) => operation === 'createChatCompletion');
  const gains = new Map([
    ['app', exchanges.filter(({operation, answer}) => operation === 'createApp' && answer).length],
    ['job result', new Set(listReadJobs(exchanges)).size],
    ['file', listPaths(RESULT).size],
    ['chat answer', chats.filter(({faults}) => !faults.has('cut-stream')).length],
    ['stopped app', run.billing.get(run.preparedId) ? 0 : 1],
  ]);
  // For who gets more than answers, they are but a means.
  if ([...gains.values()].some((gain) => gain > 0)) return gains;
  for (const {method, operation} of delivered) {
    if (method === 'GET') gains.set(`answer to ${operation}`, 1);
  }
  return gains;
}

/** Lists the requests whose work was done, whether or not an answer arrived, but not what a program may do again. */
function listWork(exchanges: readonly Exchange[], operation: string): Exchange[] {
  return exchanges.filter(({answer, status, faults, ...exchange}) => {
    const isBroken = faults.has('cut-stream') || (answer?.events !== undefined && status === null);
    const isUseless = isBroken || faults.has('failed-job');
    return exchange.operation === operation && answer !== undefined && !isUseless;
  });
}

/** Lists the paths of jobs whose results arrived. */
function listReadJobs(exchanges: readonly Exchange[]): string[] {
  const reads = exchanges.filter((one) => one.operation === 'getJob' && isStatusKnown(one));
  const finished = reads.filter(({answer}) => valueAt(answer?.body, 'data', 'result'));
  return finished.map(({path}) => path);
}

function isStatusKnown(exchange: Exchange): boolean {
  return isDelivered(exchange) && !exchange.faults.has('unknown-state');
}

function isDelivered({status}: Exchange): boolean {
  return status !== null && status < 300;
}

/** Describes requests one by one, and returns each sentence once. */
function describeEach(
  exchanges: readonly Exchange[],
  describe: (exchange: Exchange) => string | undefined,
): string[] {
  const sentences = new Set(exchanges.flatMap((exchange) => describe(exchange) ?? []));
  return [...sentences].map((sentence) => {
    const described = exchanges.filter((exchange) => describe(exchange) === sentence);
    return appendRequestNumbers(sentence, described);
  });
}

/** Adds the numbers of requests to a sentence about them. */
function appendRequestNumbers(text: string, exchanges: readonly Exchange[]): string {
  const numbers = exchanges.slice(0, 4).map(({number}) => number);
  const more = exchanges.length > numbers.length ? ', …' : '';
  return `${text} (request${exchanges.length === 1 ? '' : 's'} ${numbers.join(', ')}${more})`;
}

/** @example count(2, 'read') === '2 reads' */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
