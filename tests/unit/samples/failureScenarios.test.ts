import {expect, it} from 'vitest';
import {FAULTS, readFaultRules} from '../../../sandbox/faults';
import {FAILURE_SCENARIOS} from '../../samples/failureScenarios';
import {PROGRAMS, WITHOUT_EFFECT} from '../../samples/programs';
import {RECORDED} from '../../samples/scenarios';

const NAMES = Object.keys(PROGRAMS).sort();
const FOUND = new Set(
  FAILURE_SCENARIOS.flatMap(({sample, faults = ''}) =>
    faults === ''
      ? []
      : Object.keys(readFaultRules(faults)).map(
          (rule) => `${sample} ${/^[a-z-]+/.exec(rule)?.[0] ?? ''}`,
        ),
  ),
);

it('every program has a run whose output is recorded, one that is refused, and daily ones', () => {
  const namesOf = (rows: readonly {readonly sample: string}[]): string[] =>
    [...new Set(rows.map(({sample}) => sample))].sort();
  expect(namesOf(RECORDED)).toEqual(NAMES);
  expect(namesOf(FAILURE_SCENARIOS.filter(({isRefused}) => isRefused))).toEqual(NAMES);
  expect(namesOf(FAILURE_SCENARIOS.filter(({isNightly}) => !isNightly))).toEqual(NAMES);
});

it('every fault that can affect a program is in the table, or has the reason why it has no effect', () => {
  const possible = Object.entries(PROGRAMS).flatMap(([sample, {calls}]) =>
    Object.entries(FAULTS)
      .filter(([, fault]) => {
        const operations: readonly string[] | undefined =
          'operations' in fault ? fault.operations : undefined;
        return calls.some((call) => operations?.includes(call) ?? true);
      })
      .map(([fault]) => `${sample} ${fault}`),
  );
  const missing = possible.filter((name) => !FOUND.has(name)).sort();
  expect(missing, 'add a row to tests/samples/failureScenarios.ts').toEqual(
    Object.keys(WITHOUT_EFFECT).sort(),
  );
});

it('a program that leaves workers running has to say that they bill', () => {
  const silent = FAILURE_SCENARIOS.filter(
    ({sample, ends, leaves, says}) =>
      ['start-app', 'wait-for-job', 'wait-until-running', 'whole-tutorial'].includes(sample) &&
      ends === 'stops' &&
      leaves.workers > 0 &&
      !says.some((words) => words.includes('billing')),
  );
  expect(silent).toEqual([]);
});
