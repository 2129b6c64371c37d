import type {Fault} from '../../sandbox/faults';
import {PROGRAMS, type Program} from './programs';
import type {Scenario} from './scenarios';

/** A failure scenario of one program, and what the program has to do in it. */
export type FailureScenario = Scenario & {
  /** What goes wrong, as shown in the table: the fault rules, if they cause it. */
  readonly failure: string;
  /** Whether it exits with status 0, or with status 1 and a reason on standard error. */
  readonly ends: 'finishes' | 'stops';
  /** Texts that it has to print. */
  readonly says: readonly string[];
  /** A text that it must not print, because it would be false. */
  readonly neverSays?: string;
  /** What exists on the service afterwards, in the personal context and in that of the team. */
  readonly leaves: {readonly apps: number; readonly workers: number};
  /** Whether it is much like a scenario of the daily runs, so that it need not run each day. */
  readonly isNightly?: boolean;
};

/** A row without its sample and scenario name. */
export type Expected = Omit<FailureScenario, 'sample' | 'failure'>;

/**
 * The faults that can occur on any request, each with a text that the program's message contains: first those without
 * an answer, then as many error statuses.
 */
const REQUEST_FAULTS = [
  ['lost-request', ''],
  ['lost-answer', ''],
  ['slow-answer', ''],
  ['reset', ''],
  ['server-error', '500'],
  ['bad-gateway', '502'],
  ['rate-limit', '429'],
  ['rate-limit-bare', '429'],
] as const satisfies readonly (readonly [Fault, string])[];

/** @returns whether a request takes effect although its response is lost or late */
export function isEffective(fault: Fault): boolean {
  return ['lost-answer', 'reset', 'slow-answer'].includes(fault);
}

/** The signals that end a program. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a program prints about workers that it leaves running. */
export const BILLS = 'and billing';
/** No apps are left afterwards. */
export const NOTHING = {apps: 0, workers: 0};
/** One app without workers. */
export const ONE_STOPPED = {apps: 1, workers: 0};
/** One app with a worker. */
export const ONE_AT_WORK = {apps: 1, workers: 1};

/** @returns one row; the state before the program runs is taken from the list of programs */
export function on(sample: Program, failure: string, expected: Expected): FailureScenario {
  return {...PROGRAMS[sample].state, sample, failure, ...expected};
}

/**
 * Creates one row for each fault that can occur on any request. Of each kind, a request without an answer and an error
 * status, one is for the daily runs: another one for each program.
 *
 * @param rulesOf returns the fault rules of a row
 * @param expect returns what the program must do, given the fault and the text that its message contains
 */
export function onEachFault(
  sample: Program,
  rulesOf: (fault: Fault) => string,
  expect: (fault: Fault, words: string) => Expected,
): FailureScenario[] {
  const kindSize = REQUEST_FAULTS.length / 2;
  const turn = Object.keys(PROGRAMS).indexOf(sample) % kindSize;
  return REQUEST_FAULTS.map(([fault, words], at) => {
    const faults = rulesOf(fault);
    return on(sample, faults, {
      faults,
      isNightly: at % kindSize !== turn,
      ...expect(fault, words),
    });
  });
}

/**
 * Creates the rows of a program that sends one request: it prints what failed and what may have happened anyway, and
 * exits.
 *
 * @param says texts that are expected in each row
 * @param leaves returns what exists on the service afterwards, given whether the request took effect
 */
export function oneTry(
  sample: Program,
  says: readonly [string, ...string[]],
  leaves: (isEffective: boolean) => FailureScenario['leaves'],
): FailureScenario[] {
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
    on(sample, 'connection refused', {
      isNightly: true,
      isRefused: true,
      ends: 'stops',
      says,
      leaves: leaves(false),
    }),
  ];
}
