import type {MockContract} from '@rungen/mock-server/contract';
import type {State} from '@rungen/mock-server/state';
import type {StatusChange} from '../messages';

/**
 * Returns the latest status change between two states: that of a job, if an app has changed too.
 *
 * @param last the change before, which is returned if nothing has changed
 */
export function readStatusChange(
  statuses: MockContract['statuses'],
  before: State,
  after: State,
  last: StatusChange | undefined,
): StatusChange | undefined {
  const changed = findChanged(before, after);
  if (!changed) return last;
  const past = last?.id === changed.id ? [...last.past, last.now] : [];
  const facts = statuses[changed.kind][changed.now] ?? {isWaiting: false, next: []};
  return {...changed, past, ...facts};
}

type Subject = Pick<StatusChange, 'id' | 'kind' | 'now'>;

function findChanged(before: State, after: State): Subject | undefined {
  const old = listStatuses(before);
  const current = listStatuses(after);
  const remaining = new Set(current.map(({id}) => id));
  const deleted = old.find(({id, kind}) => kind === 'app' && !remaining.has(id));
  if (deleted) return {...deleted, now: 'deleted'};
  const known = new Map(old.map(({id, now}) => [id, now]));
  return current.filter(({id, now}) => known.get(id) !== now).at(-1);
}

/** Lists apps before jobs. */
function listStatuses({apps}: State): Subject[] {
  const statuses: Subject[] = [];
  for (const {summary} of apps) {
    statuses.push({id: summary.id, kind: 'app', now: summary.status});
  }
  for (const {jobs} of apps) {
    for (const {id, status} of jobs) statuses.push({id, kind: 'job', now: status});
  }
  return statuses;
}
