import {describe, expect, it} from 'vitest';
import {countTests, listFailed} from '../../upgrade/countTests';
import {evaluateTests} from '../../upgrade/tryForm';

const PLAYWRIGHT = `Running 3 tests using 2 workers
  ✓  1 [used at once] › tests/site/routes.spec.ts:9:3 › 5 passed by (10ms)
  1) [whole browser] › tests/site/chrome.spec.ts:12:1 › the menu › opens ───────────

    Error: no
  1 failed
    [whole browser] › tests/site/chrome.spec.ts:12:1 › the menu › opens
  2 passed (3.1s)
`;
const VITEST = ` Test Files  1 failed | 9 passed (10)
      Tests  2 failed | 38 passed | 1 skipped (41)
`;

it('totals of both runners are read', () => {
  expect(countTests(PLAYWRIGHT)).toEqual({passed: 2, failed: 1});
  expect(countTests(VITEST)).toEqual({passed: 38, failed: 2});
});

it('failed browser tests are listed', () => {
  expect(listFailed(PLAYWRIGHT)).toEqual(['tests/site/chrome.spec.ts:12:1 › the menu › opens']);
});

describe('a test run', () => {
  it('without tests has failed', () => {
    expect(evaluateTests('nothing to do')).toEqual({
      isGood: false,
      found: 'no test ran: nothing to do',
    });
  });

  it('with failures has failed, and lists them', () => {
    expect(evaluateTests(PLAYWRIGHT)).toEqual({
      isGood: false,
      found: '2 passed, 1 failed\n  tests/site/chrome.spec.ts:12:1 › the menu › opens',
    });
    expect(evaluateTests(VITEST)).toEqual({isGood: false, found: '38 passed, 2 failed'});
  });

  it('without failures has passed', () => {
    expect(evaluateTests('  41 passed (3.1s)\n')).toEqual({
      isGood: true,
      found: '41 passed, 0 failed',
    });
  });
});
