import type {State} from '../../../../sandbox/state';

/** The states of an app or a job as it moves. */
export type Move = {
  readonly id: string;
  readonly kind: 'App' | 'Job';
  /** Those it has had since the run began. */
  readonly past: readonly string[];
  readonly now: string;
  /** Those it will have if all goes well. */
  readonly next: readonly string[];
};

const COURSE = {
  App: ['INITIALIZING', 'RUNNING'],
  Job: ['IN_QUEUE', 'RUNNING', 'COMPLETED'],
} as const;

/**
 * Compares two states of the mock server.
 *
 * @param last what has moved before in the same run
 * @returns what has moved last: a job rather than an app
 */
export function readMove(before: State, after: State, last: Move | undefined): Move | undefined {
  const old = new Map(listStates(before).map(({id, now}) => [id, now]));
  const moved = listStates(after)
    .filter(({id, now}) => now !== old.get(id))
    .at(-1);
  if (!moved) return last;
  const course: readonly string[] = COURSE[moved.kind];
  const at = course.indexOf(moved.now);
  const past = last?.id === moved.id ? [...last.past, last.now] : [];
  return {...moved, past, next: at === -1 ? [] : course.slice(at + 1)};
}

/** Lists apps before jobs. */
function listStates({apps}: State): Pick<Move, 'id' | 'kind' | 'now'>[] {
  const jobs = apps.flatMap((app) => app.jobs);
  return [
    ...apps.map(({summary: {id, status}}) => ({id, kind: 'App' as const, now: status})),
    ...jobs.map(({id, status}) => ({id, kind: 'Job' as const, now: status})),
  ];
}
