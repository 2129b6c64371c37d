import type {Prepared, Report, Stream} from './protocol';

/** The state of a run. */
export type RunState =
  | 'running'
  /** The program ended by itself, with an exit status. */
  | 'ended'
  /** The reader stopped it. */
  | 'stopped'
  | 'too long'
  | 'too much'
  /** The worker did not start, or failed outside of the program. */
  | 'broken';

/** A file that a program saved. */
export type SavedFile = {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** One run of a program, as a page shows it. */
export type Run = {
  readonly state: RunState;
  readonly code: number;
  readonly variables: ReadonlyMap<string, string>;
  /** What was created before the run, because the program needs it. */
  readonly prepared: Prepared | undefined;
  readonly output: readonly {readonly stream: Stream; readonly text: string}[];
  readonly files: readonly SavedFile[];
};

/** @returns a run that has just started, without any reports */
export function newRun(): Run {
  return {
    state: 'running',
    code: 0,
    variables: new Map(),
    prepared: undefined,
    output: [],
    files: [],
  };
}

/** @returns the run, updated by a report of its worker */
export function addReport(run: Run, report: Report): Run {
  switch (report.kind) {
    case 'output':
      return {...run, output: [...run.output, report]};
    case 'variable':
      return {...run, variables: new Map(run.variables).set(report.name, report.value)};
    case 'prepared':
      return {...run, prepared: report.what};
    case 'file':
      return {...run, files: [...run.files, report]};
    case 'flood':
      return {...run, state: 'too much'};
    case 'end':
      return {...run, state: 'ended', code: report.code};
    case 'state':
      return run; // belongs to the session, not to a run
  }
}

/** @returns the run after it was ended from outside; unchanged if it had already ended */
export function endRun(run: Run, state: RunState): Run {
  return run.state === 'running' ? {...run, state} : run;
}
