import {startSandbox} from '../../sandbox/startSandbox';
import {Actor} from './Actor';
import {Caller} from './Caller';
import {readForms, readReach} from './contractForms';
import {createRandom} from './randomSource';

/** The options of a run. */
export type RandomRun = {
  readonly seconds: number;
  readonly seed: number;
  /** How many actors send requests at the same time. */
  readonly concurrency: number;
};

/** The results of a run. */
export type RandomReport = {
  readonly requests: number;
  /** How many responses had each status; 0 for connections that were ended on purpose. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly slowestMs: number;
  readonly mostMemory: number;
  readonly transitions: readonly string[];
  readonly faults: readonly string[];
};

/** A run ends early when it has this many faults. */
const MAX_FAULTS = 20;

/**
 * Sends random requests to a mock server, many in parallel, and checks each response against the contract and against
 * what each actor knows about its own apps and jobs.
 *
 * @returns statistics, and every fault that was found
 */
export async function runRandom({seconds, seed, concurrency}: RandomRun): Promise<RandomReport> {
  const sandbox = await startSandbox({port: 0, speed: 5, seed});
  const caller = new Caller(sandbox.url);
  const shared = {caller, checkForm: readForms(), canReach: readReach()};
  const end = Date.now() + seconds * 1000;
  let mostMemory = 0;
  const run = async (actor: Actor): Promise<void> => {
    while (Date.now() < end && caller.faults.length < MAX_FAULTS) {
      await actor.act();
      mostMemory = Math.max(mostMemory, process.memoryUsage().rss);
    }
  };
  try {
    await Promise.all(
      Array.from({length: concurrency}, (_, index) =>
        run(new Actor({...shared, random: createRandom(seed + index)})),
      ),
    );
  } finally {
    await sandbox.close();
  }
  const {requests, statuses, slowestMs, faults} = caller;
  return {requests, statuses, slowestMs, mostMemory, transitions: sandbox.transitions(), faults};
}
