import {at} from '../unit/sandbox/valueAt';

const JOBS = ['completed', 'failed', 'in_progress', 'in_queue', 'retried'] as const;
const WORKERS = ['idle', 'initializing', 'ready', 'running', 'throttled', 'unhealthy'] as const;

/**
 * Checks that the counters of an app are consistent with each other and with the known number of jobs.
 *
 * @param app a response of Get app
 * @param jobs how many jobs were run on it
 * @returns one sentence for each fault
 */
export function checkCounters(app: unknown, jobs: number): string[] {
  const faults: string[] = [];
  const read = (group: string, name: string): number => {
    const value = at(app, group, name);
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
    faults.push(`${group}.${name} is ${String(value)}`);
    return 0;
  };
  const job = Object.fromEntries(JOBS.map((name) => [name, read('jobs', name)]));
  const worker = Object.fromEntries(WORKERS.map((name) => [name, read('workers', name)]));
  const counted = JOBS.filter((name) => name !== 'retried').reduce(
    (sum, name) => sum + (job[name] ?? 0),
    0,
  );
  if (counted > jobs) faults.push(`counts ${counted} jobs, and ${jobs} were run`);
  if (worker.running !== job.in_progress) faults.push('has not one running worker for each job');
  const isStopped = at(app, 'status') === 'STOPPED';
  const anyWorker = WORKERS.some((name) => worker[name] !== 0);
  if (isStopped && anyWorker) faults.push('is stopped and has workers');
  return faults;
}
