import {readAnswer, type Exchange} from '../exchange';
import {type Expectation, type Findings, judgeRun, VAIN_READS} from './judge';
import {planRules} from './plan';
import {type Run, runOnce, type RunOptions} from './runOnce';
import {findMoreWork} from './work';

export type CheckOptions = RunOptions &
  Omit<Expectation, 'isSteady'> & {
    /** The rules, one for each run, in place of those of `planRules`. */
    readonly rules: readonly string[] | undefined;
    readonly parallel: number;
    /** Receives each run that has ended, and how many there are. */
    readonly onRun: (run: JudgedRun, total: number) => void;
  };

export type JudgedRun = Run & Findings;

export type Report = {
  /** Why the run without faults failed, which ends a check. */
  readonly failure: string | undefined;
  /** The run without faults, then one for each rule, in their order. */
  readonly runs: readonly JudgedRun[];
  readonly isPassed: boolean;
};

/** Runs a program twice as it is, then once under each rule; throws as `runOnce` does. */
export async function checkProgram(options: CheckOptions): Promise<Report> {
  const {parallel, onRun, abort} = options;
  const clean = await runOnce('none', options);
  const failure = describeFailure(clean, options);
  const rules = failure === undefined ? (options.rules ?? planRules(clean)) : [];
  const again = rules.length > 0 && !clean.isStopped ? await runOnce('none', options) : clean;
  const isSteady = [...findMoreWork(clean, again), ...findMoreWork(again, clean)].length === 0;
  const judge = (run: Run): JudgedRun => {
    const judged = {...run, ...judgeRun(run, clean, {...options, isSteady})};
    onRun(judged, rules.length + 1);
    return judged;
  };
  const runs = [judge(clean)];
  const queue = rules.entries();
  const work = async (): Promise<void> => {
    for (const [index, rule] of queue) {
      if (!abort.aborted) runs[index + 1] = judge(await runOnce(rule, options));
    }
  };
  await Promise.all(Array.from({length: parallel}, work));
  const isPassed = failure === undefined && runs.every(({problems}) => problems.length === 0);
  return {failure, runs, isPassed};
}

/** Returns why nothing can be compared with a run without faults; undefined if something can. */
function describeFailure(
  {exitCode, signal, isStopped, exchanges}: Run,
  {expectedExit, rules, isTeam}: CheckOptions,
): string | undefined {
  const isRunning = (one: Exchange): boolean => readAnswer(one, 'status') === 'RUNNING'; // of Get app alone
  const hasRun = exchanges.some(({operation}) => operation === 'runJob');
  const isMissed = !hasRun && exchanges.filter(isRunning).length >= VAIN_READS;
  const hint = isMissed ? ' Reads found the app RUNNING: does it read data.status for status?' : '';
  const ended = `It ended with ${signal ?? `exit code ${exitCode}`}.${hint}`;
  if (exchanges.length === 0 && !isStopped) {
    return `${ended} No request of it reached the mock server. If it printed no error below, it has to read RUNGEN_API and RUNGEN_API_KEY, or OPENAI_BASE_URL and OPENAI_API_KEY, from its environment. With others, such as those of a .env file, it may call the service. Its standard input is empty, and its folder is a copy, without those above it.`;
  }
  if (isStopped) {
    const advice =
      'set a longer --limit, or let it start nothing that stays, such as a browser. If it is meant to run until stopped, use --limit 20 --fault interrupt.';
    return rules ? undefined : `It, or what it started, ran at the limit: ${advice}${hint}`;
  }
  if (isTeam && exchanges.every(({teamId}) => teamId === null)) {
    return 'No request of it was for a team: it has to send RUNGEN_TEAM_ID as x-team-id.';
  }
  if (exitCode === expectedExit) return undefined;
  return `${ended} If this exit code is expected, pass it to --expect-exit.`;
}
