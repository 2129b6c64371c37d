// The words about a run, in the footer of its console.
import {translate} from '@docusaurus/Translate';
import type {Preparation} from './messages';
import {UNLOADED} from './shared';

const ENDS = {
  stopped: translate({id: 'run.stopped', message: 'Stopped'}),
  'too long': translate({id: 'run.tooLong', message: 'Stopped: it ran for 60 seconds'}),
  flood: translate({id: 'run.flood', message: 'Stopped: it printed more than a page can show'}),
  unloaded: UNLOADED,
};

/** How a run ends: by itself, with a code; or ended, by the reader or a limit. */
export type EndReason = 'ended' | keyof typeof ENDS;

/** How a run has ended. */
type RunEnd = {
  readonly reason: EndReason;
  readonly code: number;
  /** The status of the answer to a request. */
  readonly status: number | undefined;
  readonly isProgram: boolean;
};

/** Returns the words about a run that has ended. */
export function describeEnd({reason, code, status, isProgram}: RunEnd): string {
  if (reason !== 'ended') return ENDS[reason];
  if (status !== undefined) {
    return translate({id: 'run.answered', message: 'Answered {status}'}, {status});
  }
  if (code === 0) return translate({id: 'run.finished', message: 'Finished'});
  if (!isProgram) return translate({id: 'run.noAnswer', message: 'The request got no answer.'});
  return translate({id: 'run.failed', message: 'The program ended with status {code}.'}, {code});
}

/**
 * Returns in one line what was done before a run; empty if nothing was.
 *
 * @param runsJob whether the run itself is that of a job
 * @example
 * describePreparation({app: 'created and started'}, true) // 'Created and started an app, ran the job'
 */
export function describePreparation({app, hasRunJob}: Preparation, runsJob: boolean): string {
  if (app === undefined && !hasRunJob) return '';
  const apps = {
    created: translate({id: 'run.prepared.created', message: 'Created an app'}),
    started: translate({id: 'run.prepared.started', message: 'Started the app'}),
    'created and started': translate({
      id: 'run.prepared.both',
      message: 'Created and started an app',
    }),
  };
  const jobs = hasRunJob
    ? translate({id: 'run.prepared.job', message: 'ran a job'})
    : translate({id: 'run.prepared.ownJob', message: 'ran the job'});
  if (app === undefined) return translate({id: 'run.prepared.onlyJob', message: 'Ran a job first'});
  return hasRunJob || runsJob ? `${apps[app]}, ${jobs}` : apps[app];
}
