import type {StatusFacts} from '@rungen/mock-server/contract';
import type {Schema} from './types';

/**
 * Reads which statuses of an app or a job wait, go on, and are final, and which of these are failures, for pages, checks,
 * Run and the mock server, whose `lifecycle.test.ts` compares its own changes with the contract.
 *
 * @param schema an enumeration with `x-transitions`, such as `JobStatus`
 * @returns what follows from each status, and from its aliases
 * @example
 * readStatuses(JobStatus).IN_QUEUE // {isWaiting: true, next: ['RUNNING', 'COMPLETED']}
 * readStatuses(JobStatus).FAILED // {outcome: 'failure', isWaiting: false, next: []}
 */
export function readStatuses(schema: Schema): Readonly<Record<string, StatusFacts>> {
  const {'x-aliases': aliases = {}, 'x-outcomes': outcomes = {}} = schema;
  const table: Record<string, StatusFacts> = {};
  for (const value of schema.enum ?? []) {
    const name = String(value);
    const status = aliases[name] ?? name;
    const outcome = outcomes[status];
    const isWaiting = listNext(schema, status).some((next) => outcomes[next] === undefined);
    table[name] = {...(outcome && {outcome}), isWaiting, next: listCourse(schema, status)};
  }
  return table;
}

/** Lists what a status becomes without a request. */
function listNext({'x-transitions': transitions = []}: Schema, status: string) {
  const next: string[] = [];
  for (const {from, to, operation} of transitions) {
    if (from === status && to !== null && operation === undefined) next.push(to);
  }
  return next;
}

/** Lists what a status becomes step by step, if all goes well. */
function listCourse(schema: Schema, status: string, passed = [status]): string[] {
  const {'x-outcomes': outcomes = {}} = schema;
  const next = listNext(schema, status).find((name) => outcomes[name] !== 'failure');
  if (next === undefined || passed.includes(next)) return [];
  return [next, ...listCourse(schema, next, [...passed, next])];
}
