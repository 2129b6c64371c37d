// The words about a run, in the footer of its console.
import {translate} from '@docusaurus/Translate';
import type {State} from '@rungen/mock-server/state';
import type {StatusChange} from './messages';
import {UNLOADED} from './unloaded';

/** How a run ends: by itself, with a code; ended by the reader; or because its files did not load. */
export type EndReason = 'ended' | 'stopped' | 'unloaded';

/** Describes how a run has ended: `Stopped`, `Answered 200`, `Finished`. */
export function describeEnd(reason: EndReason, code: number, status?: number): string {
  if (reason === 'stopped') return translate({id: 'run.stopped', message: 'Stopped'});
  if (reason === 'unloaded') return UNLOADED;
  if (status !== undefined) {
    return translate({id: 'run.answered', message: 'Answered {status}'}, {status});
  }
  if (code === 0) return translate({id: 'run.finished', message: 'Finished'});
  return translate({id: 'run.failed', message: 'The program ended with status {code}.'}, {code});
}

/**
 * Returns how many apps would bill on the service; empty if none would.
 *
 * @param change what is shown before these words: next to `App: STOPPED`, the one that would bill is another
 */
export function describeBilling({apps}: State, change: StatusChange | undefined): string {
  const billing = apps.filter(({summary}) => summary.configuration.active_workers > 0);
  const [first] = billing;
  if (!first) return '';
  const count = billing.length;
  if (count > 1) {
    return translate({id: 'run.billing.many', message: '{count} apps would bill'}, {count});
  }
  if (change?.kind === 'app' && change.id !== first.summary.id) {
    return translate({id: 'run.billing.other', message: 'another app would bill'});
  }
  return translate({id: 'run.billing.one', message: '1 app would bill'});
}
