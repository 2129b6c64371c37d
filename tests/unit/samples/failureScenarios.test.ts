import {describe, expect, it} from 'vitest';
import {describeFault, FAULTS, isFault, type Fault} from '../../../sandbox/faults';
import {parseFaultRules} from '../../../sandbox/faultRules';
import {LANGUAGES} from '../../../src/plugins/samples/build/languages';
import {FAILURE_SCENARIOS} from '../../samples/failureScenarios';
import {checkFailureScenario} from '../../samples/checkFailureScenario';
import {selectFailures} from '../../samples/planRuns';
import {keyOf, printFailureScenarios} from '../../samples/printFailureScenarios';
import {PROGRAMS, WITHOUT_EFFECT} from '../../samples/programs';
import {RECORDED} from '../../samples/scenarios';

const ALL = Object.keys(FAULTS).filter(isFault);

/** The faults that can affect a request of a program: pairs of the program's name and a fault. */
const FAULTED_CALLS: readonly (readonly [string, Fault])[] = Object.entries(PROGRAMS).flatMap(
  ([sample, {calls}]) =>
    ALL.filter((fault) => {
      const operations = describeFault(fault).operations;
      return calls.some((call) => operations?.includes(call) ?? true);
    }).map((fault) => [sample, fault] as const),
);

function faultsOf(sample: string): Set<Fault> {
  const rules = FAILURE_SCENARIOS.filter((it) => it.sample === sample).flatMap(({faults}) =>
    faults === undefined ? [] : parseFaultRules(faults),
  );
  return new Set(rules.map(({fault}) => fault));
}

describe('the table of failure scenarios', () => {
  it('has every program', () => {
    const recorded = new Set(RECORDED.map(({sample}) => sample));
    expect(Object.keys(PROGRAMS).sort()).toEqual([...recorded].sort());
  });

  it('has every fault that can affect a program, or the reason why it has no effect', () => {
    console.log(
      `failure scenarios: ${FAILURE_SCENARIOS.length}; pairs of program and fault: ${FAULTED_CALLS.length}`,
    );
    const missing = FAULTED_CALLS.filter(
      ([sample, fault]) =>
        !faultsOf(sample).has(fault) && WITHOUT_EFFECT[`${sample} ${fault}`] === undefined,
    );
    expect(missing, 'add a row to tests/samples/failureScenarios.ts').toEqual([]);
  });

  it('has no reasons for faults that it contains or that cannot happen', () => {
    const possible = FAULTED_CALLS.filter(([sample, fault]) => !faultsOf(sample).has(fault));
    const names = possible.map(([sample, fault]) => `${sample} ${fault}`);
    expect(Object.keys(WITHOUT_EFFECT).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has a run of each program whose connection is refused', () => {
    const refused = FAILURE_SCENARIOS.filter(({isRefused}) => isRefused).map(({sample}) => sample);
    expect([...new Set(refused)].sort()).toEqual(Object.keys(PROGRAMS).sort());
  });

  it('has each scenario of a program once', () => {
    const keys = FAILURE_SCENARIOS.map((it) => keyOf(it, 'go'));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is covered completely by all languages in turn, and each program by each language', () => {
    const shares = LANGUAGES.map((language) => selectFailures(language, 'in turn'));
    expect(shares.flat().length).toBe(FAILURE_SCENARIOS.length);
    expect(new Set(shares.flat())).toEqual(new Set(FAILURE_SCENARIOS));
    for (const share of shares) {
      const programs = new Set(share.map(({sample}) => sample));
      expect([...programs].sort()).toEqual(Object.keys(PROGRAMS).sort());
    }
    expect(LANGUAGES.map((language) => selectFailures(language, 'all'))).toEqual(
      LANGUAGES.map(() => FAILURE_SCENARIOS),
    );
  });

  it('requires a warning about billing from programs that start or wait for workers and leave them running', () => {
    const STARTERS = ['start-app', 'wait-for-job', 'wait-until-running', 'whole-tutorial'];
    const silent = FAILURE_SCENARIOS.filter(
      ({sample, ends, leaves, says}) =>
        STARTERS.includes(sample) &&
        ends === 'stops' &&
        leaves.workers > 0 &&
        !says.some((words) => words.includes('billing')),
    );
    expect(silent).toEqual([]);
  });

  it('is printed with counts for each language, with scenarios of the same kind in one line', () => {
    const scenarios = FAILURE_SCENARIOS.filter(({sample}) => sample === 'check-key');
    const results = new Map(scenarios.map((it, at) => [keyOf(it, 'go'), at > 0] as const));
    const lines = printFailureScenarios(results);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`go ${scenarios.length - 1}/${scenarios.length}`);
  });
});

describe('a run in a failure scenario', () => {
  const SCENARIO = {
    sample: 'start-app',
    failure: 'lost-answer',
    ends: 'stops',
    says: ['and billing'],
    leaves: {apps: 1, workers: 1},
  } as const;
  const RUN = {
    status: 1,
    stdout: '',
    stderr: 'The app may be running, and billing',
    appsLeft: 1,
    personalApps: 1,
    workersLeft: 1,
  };

  it('passes when the program does what it must', () => {
    expect(checkFailureScenario(RUN, SCENARIO)).toEqual([]);
  });

  it('fails when the program reports success, prints nothing expected, or leaves more workers', () => {
    const run = {...RUN, status: 0, stderr: 'at work', workersLeft: 2};
    expect(checkFailureScenario(run, SCENARIO)).toEqual([
      'ended with status 0, not 1: "at work"',
      'did not say "and billing" but "at work"',
      'left 1 app(s) with 2 worker(s), not 1 with 1',
    ]);
  });

  it('fails when the program prints what is not true', () => {
    const scenario = {...SCENARIO, neverSays: 'may be running'};
    expect(checkFailureScenario(RUN, scenario)).toHaveLength(1);
  });

  it('fails when the program prints a stack trace', () => {
    const run = {...RUN, stderr: 'and billing\n    at fetch (node:internal:1:2)'};
    expect(checkFailureScenario(run, SCENARIO)).toHaveLength(1);
  });

  it('fails when the command that it prints does not stop the workers', () => {
    expect(checkFailureScenario({...RUN, workersAfterCommand: 1}, SCENARIO)).toHaveLength(1);
    expect(checkFailureScenario({...RUN, workersAfterCommand: 0}, SCENARIO)).toEqual([]);
  });
});
