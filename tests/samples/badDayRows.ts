import type {Fault} from '../../sandbox/faults';
import {PROGRAMS, type Program} from './programs';
import type {Scenario} from './scenarios';

/** A bad day of one program, and what the program has to do on it. */
export type BadDay = Scenario & {
  /** What goes wrong, as the table shows it: fault rules, where they do. */
  readonly day: string;
  /** With status 0, or with status 1 and a reason on standard error. */
  readonly ends: 'finishes' | 'stops';
  /** What it has to say. */
  readonly says: readonly string[];
  /** What it must not say, because it is not so. */
  readonly neverSays?: string;
  /** What the service holds afterwards, in the personal context and in that of the team. */
  readonly leaves: {readonly apps: number; readonly workers: number};
};

/** A row without its names. */
export type Expected = Omit<BadDay, 'sample' | 'day'>;

/** The faults that any request can meet, with the words that tell them. */
const REQUEST_FAULTS = [
  ['lost-request', ''],
  ['lost-answer', ''],
  ['reset', ''],
  ['server-error', '500'],
  ['bad-gateway', '502'],
  ['rate-limit', '429'],
  ['rate-limit-bare', '429'],
  ['slow-answer', ''],
] as const satisfies readonly (readonly [Fault, string])[];

/** @returns whether a request has its effect although its answer is lost */
export function isEffective(fault: Fault): boolean {
  return ['lost-answer', 'reset', 'slow-answer'].includes(fault);
}

/** What ends a program from outside. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a program says of workers that it leaves. */
export const BILLS = 'and billing';
/** What the service holds afterwards. */
export const NOTHING = {apps: 0, workers: 0};
/** One app without workers. */
export const ONE_STOPPED = {apps: 1, workers: 0};
/** One app with a worker. */
export const ONE_AT_WORK = {apps: 1, workers: 1};

/** @returns one row: what is there before the program runs comes from the list of programs */
export function on(sample: Program, day: string, expected: Expected): BadDay {
  return {...PROGRAMS[sample].world, sample, day, ...expected};
}

/**
 * Makes one row for each fault that any request can meet.
 *
 * @param rulesOf the fault rules of a row
 * @param expect what the program must do, given the fault and the words that tell it
 */
export function onEachFault(
  sample: Program,
  rulesOf: (fault: Fault) => string,
  expect: (fault: Fault, words: string) => Expected,
): BadDay[] {
  return REQUEST_FAULTS.map(([fault, words]) => {
    const faults = rulesOf(fault);
    return on(sample, faults, {faults, ...expect(fault, words)});
  });
}

/**
 * Makes the rows of a program of one request: it says what failed and what may be so all the same, and ends.
 *
 * @param says words for each row
 * @param leaves what the service holds, given whether the request had its effect
 */
export function oneTry(
  sample: Program,
  says: readonly [string, ...string[]],
  leaves: (isEffective: boolean) => BadDay['leaves'],
): BadDay[] {
  const [operation] = PROGRAMS[sample].calls;
  return [
    ...onEachFault(
      sample,
      (fault) => `${fault}@${operation}#1`,
      (fault, words) => ({
        ends: 'stops',
        says: [...says, words],
        leaves: leaves(isEffective(fault)),
      }),
    ),
    on(sample, 'nobody listens', {isRefused: true, ends: 'stops', says, leaves: leaves(false)}),
  ];
}
