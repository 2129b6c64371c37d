import {appendRequestNumbers, count, readAnswer, type Exchange} from '../exchange';
import {RESULT} from '../faults';
import type {Run} from './runOnce';

/** The operations whose work costs money when it is done again, with words for it. */
const WORK = {createApp: 'app', runJob: 'job', createChatCompletion: 'chat'} as const;

/** How often a program that gives up runs, at most, what fails. */
const MANY_TRIES = 10;

/** Finds work of which the run without faults does less. */
export function findMoreWork(run: Run, clean: Run): string[] {
  return Object.entries(WORK).flatMap(([operation, noun]) => {
    const measure = listWork(clean.exchanges, operation).length;
    const tries = run.exchanges.filter((one) => one.operation === operation && one.answer);
    const isEndless = run.isStopped && tries.length > MANY_TRIES * measure;
    const done = isEndless ? tries : listWork(run.exchanges, operation);
    if (done.length <= measure) return [];
    // What was created in vain may be gone: it was deleted, and created again.
    if (operation === 'createApp' && run.billing.size <= clean.billing.size) return [];
    return [appendRequestNumbers(`${count(done.length, noun)} instead of ${measure}`, done)];
  });
}

/** Finds the first thing of which a run got less, although its exit code is that of a run that is right. */
export function findLessWork(run: Run, clean: Run): string[] {
  const gains = countGains(run);
  for (const [noun, measure] of countGains(clean)) {
    const gain = gains.get(noun) ?? 0;
    if (gain >= measure) continue;
    return [`exit code ${run.exitCode} after less work: ${gain} of ${count(measure, noun)}`];
  }
  const workers = run.billing.get(run.preparedId) ?? 0;
  const measure = clean.billing.get(clean.preparedId) ?? 0;
  if (workers === measure) return [];
  const left = count(workers, 'worker');
  return [`exit code ${run.exitCode}, RUNGEN_APP_ID has ${left}, ${measure} without faults`];
}

/** Finds that fewer jobs are read to the end, or canceled, than are run. */
export function findUnreadJobs(exchanges: readonly Exchange[]): string[] {
  const jobs = listWork(exchanges, 'runJob');
  const read = countEndedJobs(exchanges.filter(isDelivered)); // a 409 says nothing about a result
  if (jobs.length <= read) return [];
  return [appendRequestNumbers(`${count(jobs.length, 'job')}, ${read} read to the end`, jobs)];
}

function countGains({exchanges, billing, preparedId}: Run): Map<string, number> {
  const delivered = exchanges.filter(isDelivered);
  const listPaths = (operation: string): Set<string> =>
    new Set(delivered.filter((one) => one.operation === operation).map(({path}) => path));
  const chats = delivered.filter(({operation}) => operation === 'createChatCompletion');
  // A program may ask for a short answer.
  const whole = chats.filter(
    (chat) => readAnswer(chat, 'choices', '0', 'finish_reason') !== 'length',
  );
  const running = [...billing].filter(([id, workers]) => id !== preparedId && workers > 0);
  const created = listWork(exchanges, 'createApp'); // one whose answer is lost takes a request to find
  const gains = new Map([
    ['app', created.filter((one) => isDelivered(one) || one !== exchanges.at(-1)).length],
    ['running app', running.length],
    ['job result', listReadJobs(exchanges).size],
    ['ended job', countEndedJobs(exchanges)],
    ['file', listPaths(RESULT).size],
    ['chat answer', chats.length],
    ['whole chat answer', whole.length],
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
  return exchanges.filter((one) => one.operation === operation && one.answer && !isUseless(one));
}

function isUseless({answer, status, faults}: Exchange): boolean {
  const vain = ['cut-stream', 'failed-job', 'canceled-job'] as const;
  if (vain.some((fault) => faults.has(fault))) return true;
  return answer?.events !== undefined && status === null && !faults.has('slow-answer');
}

/**
 * Lists the paths of jobs whose results arrived, if the program runs jobs. Who reads on after one with an unknown status
 * has not seen it.
 */
function listReadJobs(exchanges: readonly Exchange[]): Set<string> {
  const delivered = exchanges.filter(isDelivered);
  if (!delivered.some(({operation}) => operation === 'runJob')) return new Set();
  const found = delivered.filter((one) => readAnswer(one, 'data', 'result'));
  const isRead = (one: Exchange): boolean =>
    isStatusKnown(one) || found.filter(({path}) => path === one.path).length === 1;
  return new Set(found.filter(isRead).map(({path}) => path));
}

/** Counts jobs that are read to the end, or canceled. Who gets 409 knows that a job has ended before. */
function countEndedJobs(exchanges: readonly Exchange[]): number {
  const canceled = exchanges.filter(
    (one) => one.operation === 'cancelJob' && (isDelivered(one) || one.status === 409),
  );
  return new Set([...listReadJobs(exchanges), ...canceled.map(({path}) => path)]).size;
}

export function isStatusKnown(exchange: Exchange): boolean {
  return isDelivered(exchange) && !exchange.faults.has('unknown-state');
}

function isDelivered({status}: Exchange): boolean {
  return status !== null && status < 300;
}
