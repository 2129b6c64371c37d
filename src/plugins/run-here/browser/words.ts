import {translate} from '@docusaurus/Translate';
import type {Report} from './protocol';
import {UNLOADED} from './shared';

/** The time limit of a run. */
export const MAX_SECONDS = 60;

/** How a run ends: by itself, with a code; or ended, by the reader or a limit. */
export type Ending = (Report & {kind: 'end'})['how'] | 'stopped' | 'too long';

const ENDS: Readonly<Record<Exclude<Ending, 'ended'>, string>> = {
  stopped: translate({id: 'run.stopped', message: 'Stopped'}),
  'too long': translate(
    {id: 'run.tooLong', message: 'Stopped: it ran for {seconds} seconds'},
    {seconds: MAX_SECONDS},
  ),
  flood: translate({id: 'run.flood', message: 'Stopped: it printed more than a page can show'}),
  unloaded: UNLOADED,
};

/**
 * @param code the exit status of a program
 * @param status that of the answer to a request
 * @returns what the foot says of a run that has ended
 */
export function describeEnd(how: Ending, code: number, status: number | undefined): string {
  if (how !== 'ended') return ENDS[how];
  if (status !== undefined) {
    return translate({id: 'run.answered', message: 'Answered {status}'}, {status});
  }
  return code === 0
    ? translate({id: 'run.finished', message: 'Finished'})
    : translate({id: 'run.failed', message: 'Ended with status {code}'}, {code});
}

/** @returns what would bill */
export function describeBill(count: number): string {
  return count === 1
    ? translate({id: 'run.bills.one', message: '1 app runs: it would bill'})
    : translate({id: 'run.bills.many', message: '{count} apps run: they would bill'}, {count});
}
