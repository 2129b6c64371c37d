import type {Prepared, Report, Stream} from './protocol';

/** How a run stands. */
export type RunState =
  | 'running'
  /** By itself, with a status. */
  | 'ended'
  /** By the reader. */
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
  /** What was made before, because the program needs it. */
  readonly prepared: Prepared | undefined;
  readonly output: readonly {readonly stream: Stream; readonly text: string}[];
  readonly files: readonly SavedFile[];
};

/** @returns a run of which nothing is known yet */
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

/** @returns the run after what its worker told */
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
      return run; // of the session, not of a run
  }
}

/** @returns the run after it was ended from outside */
export function endRun(run: Run, state: RunState): Run {
  return run.state === 'running' ? {...run, state} : run;
}
