import {expect, it} from 'vitest';
import {type CaseInfo, type CaseResult, readCases, tabulateCases} from '../../run/caseTable';
import {CASES, NOT_RUN} from '../../run/cases';

const BOOK: CaseInfo = {
  names: {1: 'a build is safe', 2: 'a page is quick'},
  reasons: {},
  skippedSteps: [],
};

/** Returns the lines below the totals. */
function rows(results: readonly CaseResult[], book: Partial<CaseInfo> = {}): readonly string[] {
  return tabulateCases(results, {...BOOK, ...book}).lines.slice(1);
}

it.each([
  ['R31: a chunk is fetched again', [31]],
  ['a build R85, R86: has the same bytes', [85, 86]],
  ['R1/R4: the policy holds', [1, 4]],
  ['builds R7: hashes, R8: grades', [7, 8]],
  ['asks 3 R2D2 of R5 machines: none', []],
])('reads the numbers of a name, example %#', (name, numbers) => {
  expect(readCases(name)).toEqual(numbers);
});

it('states the results of the tests of each case', () => {
  const results: CaseResult[] = [
    {cases: [1], status: 'passed'},
    {cases: [1, 2], status: 'passed'},
    {cases: [2], status: 'failed'},
  ];
  const {lines, unexplained} = tabulateCases(results, BOOK);
  expect(lines).toEqual([
    'Cases: 1 passed, 1 failed, 0 not run',
    'R1   passed   a build is safe: 2 tests',
    'R2   failed   a page is quick: 1 of 2 tests',
  ]);
  expect(unexplained).toBe(0);
});

it('gives the reason of a case without a test', () => {
  const {lines, unexplained} = tabulateCases([{cases: [1], status: 'passed'}], {
    ...BOOK,
    reasons: {2: 'no such page'},
  });
  expect(lines[2]).toBe('R2   not run  a page is quick: no such page');
  expect(unexplained).toBe(0);
});

it('fails for a case that has neither a test nor a reason', () => {
  const {lines, unexplained} = tabulateCases([{cases: [1], status: 'passed'}], BOOK);
  expect(lines[2]).toBe('R2   failed   a page is quick: has neither a test nor a reason');
  expect(unexplained).toBe(1);
});

it('does not count a skipped test as passed, and names its step', () => {
  expect(rows([{cases: [1, 2], status: 'skipped', step: 'engines'}])).toEqual([
    'R1   not run  a build is safe: see engines',
    'R2   not run  a page is quick: see engines',
  ]);
});

it('accepts cases without tests if steps did not run, and states their reasons once', () => {
  const skippedSteps = [
    {step: 'browser tests', reasons: ['it needs chromium'], isWhole: true},
    {step: 'engines', reasons: ['Firefox is not installed', 'no WebKit'], isWhole: false},
  ];
  expect(rows([], {skippedSteps})).toEqual([
    'R1   not run  a build is safe: see browser tests',
    'R2   not run  a page is quick: see browser tests',
    'Not run:',
    '    browser tests: it needs chromium',
    '    engines: Firefox is not installed',
    '    engines: no WebKit',
  ]);
});

it('refers to the list of skipped steps where several steps may contain the tests of a case', () => {
  const skippedSteps = ['browser tests', 'hosts'].map((step) => ({
    step,
    reasons: ['it needs nginx'],
    isWhole: true,
  }));
  expect(rows([], {skippedSteps})[0]).toBe('R1   not run  a build is safe: see below');
});

it('does not accept a case without a test because of a step that ran in part', () => {
  const skippedSteps = [{step: 'engines', reasons: ['no WebKit'], isWhole: false}];
  expect(tabulateCases([], {...BOOK, skippedSteps}).unexplained).toBe(2);
});

it('fails for a number that is not a case', () => {
  const results: CaseResult[] = [{cases: [1, 2, 93], status: 'passed'}];
  expect(rows(results)[2]).toBe('R93 is in the name of a test but is not a case');
  expect(tabulateCases(results, BOOK).unexplained).toBe(1);
});

it('has all 92 cases, and has reasons only for existing cases', () => {
  expect(Object.keys(CASES)).toEqual(Array.from({length: 92}, (_, index) => String(index + 1)));
  expect(Object.keys(NOT_RUN).filter((number) => !(number in CASES))).toEqual([]);
});
