// The words about a run, in the footer of its console.
import {translate} from '@docusaurus/Translate';
import type {State} from '@rungen/mock-server/state';
import type {Preparation, Task} from './messages';
import {UNLOADED} from './shared';

/** How a run ends: by itself, with a code; ended by the reader; or because its files did not come. */
export type EndReason = 'ended' | 'stopped' | 'unloaded';

type RunEnd = {
  readonly reason: EndReason;
  readonly code: number;
  /** The status of the response to a request. */
  readonly status: number | undefined;
};

export function describeEnd({reason, code, status}: RunEnd): string {
  if (reason === 'stopped') return translate({id: 'run.stopped', message: 'Stopped'});
  if (reason === 'unloaded') return UNLOADED;
  if (status !== undefined) {
    return translate({id: 'run.answered', message: 'Answered {status}'}, {status});
  }
  if (code === 0) return translate({id: 'run.finished', message: 'Finished'});
  return translate({id: 'run.failed', message: 'The program ended with status {code}.'}, {code});
}

/** Returns how many apps run, and what that would cost; empty if none does. */
export function describeRunningApps({apps}: State): string {
  const count = apps.filter(({summary}) => summary.configuration.active_workers > 0).length;
  if (count === 0) return '';
  const message = 'Running apps: {count}. On the service, each would be billing.';
  return translate({id: 'run.apps', message}, {count});
}

/**
 * Returns in one line what was done before a run; empty if nothing was.
 *
 * @example
 * describePreparation({hasCreatedApp: true, hasStartedApp: true}, runJob) // 'Created an app, started the app, ran the job'
 */
export function describePreparation(done: Preparation, task: Task): string {
  const {hasCreatedApp, hasStartedApp, hasRunJob} = done;
  const steps: string[] = [];
  if (hasCreatedApp) {
    steps.push(translate({id: 'run.prepared.created', message: 'created an app'}));
  }
  if (hasStartedApp) {
    steps.push(translate({id: 'run.prepared.started', message: 'started the app'}));
  }
  if (hasRunJob) steps.push(translate({id: 'run.prepared.job', message: 'ran a job'}));
  if (steps.length === 0) return '';
  if (task.kind === 'request' && task.operation === 'runJob') {
    steps.push(translate({id: 'run.prepared.ownJob', message: 'ran the job'}));
  }
  const words = steps.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
