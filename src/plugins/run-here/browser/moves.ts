import type {Snapshot} from './protocol';

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
export function readMove(
  before: Snapshot,
  after: Snapshot,
  last: Move | undefined,
): Move | undefined {
  const old = listStates(before);
  const moved = listStates(after)
    .filter(({id, now}) => now !== old.find((it) => it.id === id)?.now)
    .at(-1);
  if (!moved) return last;
  const {id, kind, now} = moved;
  const course: readonly string[] = COURSE[kind];
  const at = course.indexOf(now);
  const past = last?.id === id ? [...last.past, last.now] : [];
  return {id, kind, past, now, next: at === -1 ? [] : course.slice(at + 1)};
}

function listStates({apps}: Snapshot) {
  return [
    ...apps.map(({summary: {id, status}}) => ({id, kind: 'App' as const, now: status as string})),
    ...apps.flatMap(({jobs}) =>
      jobs.map(({id, status}) => ({id, kind: 'Job' as const, now: status as string})),
    ),
  ];
}
