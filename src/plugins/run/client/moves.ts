import type {State} from '../../../mock-server/state';

/** The states of an app or a job: those it has had since the run began, and those it will have if all goes well. */
export type Move = {
  readonly id: string;
  readonly kind: 'App' | 'Job';
  readonly past: readonly string[];
  readonly now: string;
  readonly next: readonly string[];
};

const COURSE = {
  App: ['INITIALIZING', 'RUNNING'],
  Job: ['IN_QUEUE', 'RUNNING', 'COMPLETED'],
} as const;

/** @returns what has moved between two states, a job rather than an app; if nothing has, what moved last */
export function readMove(before: State, after: State, last: Move | undefined): Move | undefined {
  const old = new Map(listStates(before).map(({id, now}) => [id, now]));
  const moved = listStates(after)
    .filter(({id, now}) => old.get(id) !== now)
    .at(-1);
  if (!moved) return last;
  const course: readonly string[] = COURSE[moved.kind];
  const past = last?.id === moved.id ? [...last.past, last.now] : [];
  return {...moved, past, next: course.slice(course.indexOf(moved.now) + 1 || course.length)};
}

/** Lists apps before jobs. */
function listStates({apps}: State) {
  const jobs = apps.flatMap((app) => app.jobs);
  return [
    ...apps.map(({summary: {id, status}}) => ({id, kind: 'App' as const, now: status})),
    ...jobs.map(({id, status}) => ({id, kind: 'Job' as const, now: status})),
  ];
}
