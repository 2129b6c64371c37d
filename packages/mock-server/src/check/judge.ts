import {appendRequestNumbers, count, readAnswer, type Exchange} from '../exchange';
import {RESULT, SLOW_ANSWER_SECONDS} from '../faults';
import {RefusedError} from '../httpError';
import {withoutExtraSlash} from '../routing';
import {PREPARED_WORKERS} from './prepareApp';
import {readStartedApp, type Run} from './runOnce';
import {findLessWork, findMoreWork, findUnreadJobs, isStatusKnown} from './work';

/** The findings of a run, in sentences with the numbers of requests. */
export type Findings = {
  /** Certain from the requests: they make a check fail. */
  readonly problems: readonly string[];
  /** For a person to judge. */
  readonly notes: readonly string[];
};

/** What a right program does. */
export type Expectation = {
  readonly expectedExit: number;
  /** Whether what the run without faults leaves running is meant to run. */
  readonly leavesRunning: boolean;
  /** Whether it does as much in each run without faults. */
  readonly isSteady: boolean;
};

/** Matches what stands in a path for an ID that a program does not have, or not as plain text, in any language. */
const NO_ID = /^(undefined|null|None|nil|NaN|true|false|Array)$|[^\w-]/;

/** How many fast reads of one path are too many. */
const MANY_READS = 8;
/** How many reads show, of a program that does not end as it should, that it waits for nothing. */
export const VAIN_READS = 3;
/** How long a pause should be. A timer of a second is a little shorter. */
const PAUSE_MS = 900;

/** Judges a run by its requests, and by the run without faults: what that does is the baseline. */
export function judgeRun(run: Run, clean: Run, expectation: Expectation): Findings {
  const {exchanges, exitCode, isStopped} = run;
  const {expectedExit, isSteady} = expectation;
  const isBaseline = run.rule === 'none';
  // What no fault met differs for another reason, such as a shared file.
  const isComparable = isAffected(run) && !run.isInterrupted && isSteady;
  const seemsDone = exitCode === expectedExit && !isStopped && !goesOnAfterExit(clean);

  const problems = describeEach(exchanges, describeProblem);
  if (isComparable && !clean.isStopped) problems.push(...findMoreWork(run, clean));
  if (isComparable && seemsDone) problems.push(...findLessWork(run, clean));
  if (isStopped && !clean.isStopped) problems.push(...findVainReads(run));

  const notes = describeEach(exchanges, (one) => describeNote(one) ?? describeHaste(one, clean));
  notes.push(...findFastReads(exchanges));
  if (isBaseline) notes.push(...describeEach(exchanges, describeKey));
  if (isBaseline) notes.push(...describeEach(exchanges, describeError));
  if (isBaseline) notes.push(...findUnreadJobs(exchanges));
  if (isBaseline && !isSteady) notes.push('two runs differ: amounts are not compared');
  notes.push(...describeEnd(run));

  // Who ends a program at its limit may be to blame for what it left: an interrupt finds out.
  (isStopped ? notes : problems).unshift(...findLeftApps(run, clean, expectation));
  return {problems, notes};
}

function describeProblem({method, path, error}: Exchange): string | undefined {
  const route = withoutExtraSlash(path);
  const [, first, ...ids] = route.split('/');
  if (first === 'app' && ids.some((id) => NO_ID.test(id))) {
    return `no ID in ${method} ${path}: no answer had it, or it was not read as plain text`;
  }
  if (!(error instanceof RefusedError)) return undefined;
  return error.message.replace(/^Mock server: (.*)\.$/s, 'refused: $1');
}

function describeNote({path, isPatient}: Exchange): string | undefined {
  if (withoutExtraSlash(path) !== path) return 'the base URL ends with a slash: write it without';
  if (!isPatient) return undefined;
  return `it waited ${SLOW_ANSWER_SECONDS} s for an answer: is there a time limit?`;
}

const describeKey = ({hasOtherKey}: Exchange): string | undefined =>
  hasOtherKey ? 'the key is not that of the environment: is it written in the program?' : undefined;

/** Describes an error in a run without faults, which a program may overlook. */
function describeError(exchange: Exchange): string | undefined {
  const {method, path, teamId, status, error, faults} = exchange;
  if (error === undefined || faults.size > 0 || describeProblem(exchange)) return undefined;
  const context = error.message.includes('App ') ? ` with ${teamId ? 'a' : 'no'} team ID` : '';
  return `${method} ${path} got ${status}${context}, "${error.message}": is that right?`;
}

/** Returns whether a request comes soon after the one before with the same method and path. */
function isFast({at, before}: Exchange): boolean {
  return before !== undefined && at - before.at < PAUSE_MS;
}

/** Describes a request that is sent again sooner than a 429 allows. What is fast without faults too may be no repeat. */
function describeHaste(one: Exchange, clean: Run): string | undefined {
  if (!isFast(one) || one.before?.status !== 429) return undefined;
  const isUsual = clean.exchanges.some((peer) => isFast(peer) && peer.operation === one.operation);
  if (isUsual) return undefined;
  return 'sent again too soon after 429: wait as long as its Retry-After says';
}

/** Finds reads that come soon after the one before of the same path, again and again: pauses may grow. */
function findFastReads(exchanges: readonly Exchange[]): string[] {
  const isRead = ({method, operation}: Exchange) => method === 'GET' && operation !== RESULT;
  const fast = exchanges.filter((one) => isFast(one) && isRead(one));
  return [...new Set(fast.map(({path}) => path))].flatMap((path) => {
    const found = fast.filter((read) => read.path === path);
    if (found.length < MANY_READS) return [];
    const text = `${found.length} reads of ${path}, each less than a second after the one before`;
    return [appendRequestNumbers(text, found)];
  });
}

/** Finds that all that a program does until the limit is to read jobs that earlier reads had shown as ended. */
function findVainReads({exchanges, requestsBeforeLimit, jobStatuses}: Run): string[] {
  const reads = exchanges.filter((one) => one.operation === 'getJob' && isStatusKnown(one));
  const hasEnded = (read: Exchange): boolean =>
    jobStatuses[String(readAnswer(read, 'data', 'status'))]?.outcome !== undefined;
  const isVain = ({path, number}: Exchange): boolean =>
    reads.some((one) => one.path === path && one.number < number && hasEnded(one));
  const last = exchanges.slice(0, requestsBeforeLimit).slice(-VAIN_READS);
  const areReads = last.every((one) => reads.includes(one) && isVain(one));
  if (last.length < VAIN_READS || !areReads) return [];
  return [appendRequestNumbers('it does not end, and reads only jobs that have ended', last)];
}

/** Finds apps that a program left running. Where some are meant to run, it finds those of a run that leaves more. */
function findLeftApps(run: Run, clean: Run, {leavesRunning, isSteady}: Expectation): string[] {
  const left = listLeftApps(run, clean);
  const measure = leavesRunning ? sumWorkers(listLeftApps(clean, clean)) : 0;
  if (sumWorkers(left) <= measure || (leavesRunning && !isSteady)) return [];
  const advice = run.rule === 'none' ? '; if that is meant, set --leaves-running' : '';
  return left.map(({id, workers, changes}) => {
    const isLate = changes.some(({faults, status}) => faults.has('late-request') && !status);
    const cause = isLate ? ': a request took effect after the program had given it up' : '';
    const text = `app ${id} is left running, and bills for ${count(workers, 'worker')}${cause}${advice}`;
    return appendRequestNumbers(text, changes);
  });
}

function sumWorkers(apps: readonly {workers: number}[]): number {
  return apps.reduce((sum, {workers}) => sum + workers, 0);
}

/** Lists the apps that a program started, and that run on, with the requests that changed them. */
function listLeftApps({billing, preparedId, exchanges}: Run, clean: Run) {
  const prepared = Math.min(PREPARED_WORKERS, clean.billing.get(clean.preparedId) ?? 0);
  return [...billing].flatMap(([id, workers]) => {
    const isStart = (exchange: Exchange): boolean => readStartedApp(exchange) === id;
    const changes = exchanges.filter(
      (one) => isStart(one) || (one.method !== 'GET' && one.path.endsWith(`/${id}`)),
    );
    const isMore = workers > (id === preparedId ? prepared : 0);
    return isMore && changes.some(isStart) ? [{id, workers, changes}] : [];
  });
}

function describeEnd(run: Run): string[] {
  const {rule, isInterrupted, isStopped, exchanges} = run;
  if (rule === 'none' && goesOnAfterExit(run)) {
    return ['what it started went on after its exit, whose code says nothing about that'];
  }
  if (isStopped) return [`running at the limit, at request ${exchanges.length}: will it give up?`];
  if (rule === 'none' || isInterrupted || isAffected(run)) return [];
  if (exchanges.length === 0) return ['no request: if runs share a port or file, set --parallel 1'];
  return ['nothing was tried: it ended before this rule took effect'];
}

function goesOnAfterExit({exchanges, exitedAt}: Run): boolean {
  return exchanges.some(({at}) => at > exitedAt);
}

function isAffected({exchanges}: Run): boolean {
  return exchanges.some(({faults}) => faults.size > 0);
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
