import type {App, Job, State} from '../../../mock-server/state';

/** What becomes of an app that is no longer there. */
const DELETED = 'deleted';

/** A status of an app or a job, as the contract names it. */
export type Status = App['summary']['status'] | Job['status'] | typeof DELETED;

/** The statuses of an app or a job: those since the run began, and those to come if all goes well. */
export type StatusChange = {
  readonly id: string;
  readonly kind: 'App' | 'Job';
  readonly past: readonly Status[];
  readonly now: Status;
  readonly next: readonly Status[];
};

const COURSE: Readonly<Record<StatusChange['kind'], readonly Status[]>> = {
  App: ['INITIALIZING', 'RUNNING'],
  Job: ['IN_QUEUE', 'RUNNING', 'COMPLETED'],
};

/**
 * Returns the latest status change between two states: that of a job, if an app has changed too.
 *
 * @param last the change before, which is returned if nothing has changed
 */
export function readStatusChange(
  before: State,
  after: State,
  last: StatusChange | undefined,
): StatusChange | undefined {
  const statuses = listStatuses(after);
  const old = new Map(listStatuses(before).map(({id, now}) => [id, now]));
  const deleted = before.apps.find(({summary}) => {
    return !after.apps.some((app) => app.summary.id === summary.id);
  });
  const changed: Subject | undefined = deleted
    ? {id: deleted.summary.id, kind: 'App', now: DELETED}
    : statuses.filter(({id, now}) => old.get(id) !== now).at(-1);
  if (!changed) return last;
  const course = COURSE[changed.kind];
  const place = course.indexOf(changed.now);
  return {
    ...changed,
    past: last?.id === changed.id ? [...last.past, last.now] : [],
    next: place < 0 ? [] : course.slice(place + 1),
  };
}

type Subject = Pick<StatusChange, 'id' | 'kind' | 'now'>;

/** Lists apps before jobs. */
function listStatuses({apps}: State): Subject[] {
  const statuses: Subject[] = [];
  for (const {summary} of apps) {
    statuses.push({id: summary.id, kind: 'App', now: summary.status});
  }
  for (const {jobs} of apps) {
    for (const {id, status} of jobs) statuses.push({id, kind: 'Job', now: status});
  }
  return statuses;
}
