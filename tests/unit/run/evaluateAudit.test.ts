import {expect, it} from 'vitest';
import {evaluateAudit} from '../../run/evaluateAudit';

const ADVISORY = {
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Runs what it reads',
  severity: 'high',
};
const REPORT = {
  vulnerabilities: {
    reader: {name: 'reader', via: [ADVISORY]},
    book: {name: 'book', via: ['reader']},
  },
};
const EXCUSE = {advisory: 'GHSA-aaaa-bbbb-cccc', reason: 'It reads only what we wrote.'};

it('reports an advisory that is not excused, once', () => {
  expect(evaluateAudit(REPORT, [])).toEqual({
    notRun: undefined,
    advisories: 1,
    faults: [
      'reader: Runs what it reads (high, https://github.com/advisories/GHSA-aaaa-bbbb-cccc). Update it, or accept it in tests/run/auditStep.ts.',
    ],
  });
});

it('lets an excused advisory pass', () => {
  expect(evaluateAudit(REPORT, [EXCUSE]).faults).toEqual([]);
});

it('reports an excuse that is no longer needed', () => {
  expect(evaluateAudit({vulnerabilities: {}}, [EXCUSE]).faults).toEqual([
    'GHSA-aaaa-bbbb-cccc is accepted in tests/run/auditStep.ts and no longer reported.',
  ]);
});

it('states why there is no result', () => {
  expect(evaluateAudit({message: '405 Method Not Allowed'}, [EXCUSE])).toEqual({
    notRun: '405 Method Not Allowed',
    advisories: 0,
    faults: [],
  });
});
