import {translate} from '@docusaurus/Translate';
import type {Prepared, Snapshot} from './protocol';
import type {Run} from './Run';
import {MAX_SECONDS} from './session';

/** @returns the text for the state of a run */
export function status({state, code, output}: Run): string {
  switch (state) {
    case 'running':
      return translate({id: 'run.running', message: 'Running, 20 times faster…'});
    case 'ended':
      return code === 0 ? finished(output) : failed(code);
    case 'stopped':
      return translate({id: 'run.stopped', message: 'Stopped.'});
    case 'too long':
      return translate(
        {
          id: 'run.tooLong',
          message: 'Stopped: it ran for {seconds} seconds, and a program may run no longer here.',
        },
        {seconds: MAX_SECONDS},
      );
    case 'too much':
      return translate({
        id: 'run.tooMuch',
        message: 'Stopped: it printed more than a page can show.',
      });
    case 'broken':
      return translate({
        id: 'run.broken',
        message: 'The program could not start. Reload the page and try again.',
      });
  }
}

function finished(output: Run['output']): string {
  const text = output.map((part) => part.text).join('');
  return text === ''
    ? translate({id: 'run.finishedEmpty', message: 'Finished. It printed nothing.'})
    : translate({id: 'run.finished', message: 'Finished.'});
}

function failed(code: number): string {
  return translate({id: 'run.failed', message: 'Ended with status {code}, an error.'}, {code});
}

/** @returns the text for a run that no longer exists */
export function forgotten(): string {
  return translate({id: 'run.forgotten', message: 'Apps, jobs and output were deleted.'});
}

/** @returns the text for what was created before a program started */
export function prepared(what: Prepared): string {
  switch (what) {
    case 'app':
      return translate({id: 'run.prepared.app', message: 'There was no app, so one was created.'});
    case 'running app':
      return translate({
        id: 'run.prepared.running',
        message: 'There was no app, so one was created and started.',
      });
    case 'job':
      return translate({
        id: 'run.prepared.job',
        message: 'There was no waiting job, so one was started.',
      });
    case 'completed job':
      return translate({
        id: 'run.prepared.completed',
        message: 'There was no job, so one was run.',
      });
  }
}

/** @returns the text for what the apps of the mock server would cost now */
export function billing(apps: Snapshot['apps']): string {
  const workers = apps.reduce((sum, {activeWorkers}) => sum + activeWorkers, 0);
  if (workers === 0) {
    return translate({
      id: 'run.billing.none',
      message: '0 active workers: billing would be paused',
    });
  }
  return workers === 1
    ? translate({id: 'run.billing.one', message: '1 active worker: billing would run'})
    : translate(
        {id: 'run.billing.many', message: '{workers} active workers: billing would run'},
        {workers},
      );
}
