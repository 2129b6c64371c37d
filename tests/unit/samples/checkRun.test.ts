import {describe, expect, it} from 'vitest';
import {checkFailure, checkMessage, checkSuccess} from '../../samples/checkRun';
import {TEAM} from '../../samples/scenarios';

const WELL = {
  status: 0,
  stdout: 'Status: RUNNING\n',
  stderr: '',
  appsLeft: 1,
  personalApps: 1,
  workersLeft: 0,
};
const BADLY = {
  status: 1,
  stdout: '',
  stderr: 'Get app failed: 403 no\n',
  appsLeft: 0,
  personalApps: 0,
  workersLeft: 0,
};
const SCENARIO = {sample: 'get-app'};

describe('a run that should succeed', () => {
  it('passes when it prints what the page shows', () => {
    expect(checkSuccess(WELL, SCENARIO, 'Status: RUNNING\n')).toEqual([]);
  });

  it('fails when it prints anything else', () => {
    expect(checkSuccess(WELL, SCENARIO, 'Status: STOPPED\n')).toEqual([
      'printed "Status: RUNNING\\n", but the page shows "Status: STOPPED\\n"',
    ]);
  });

  it('fails when it exits with an error status', () => {
    expect(checkSuccess(BADLY, SCENARIO)).toEqual([
      'ended with status 1: "Get app failed: 403 no\\n"',
    ]);
  });

  it('fails when it prints nothing', () => {
    expect(checkSuccess({...WELL, stdout: ''}, SCENARIO)).toEqual(['printed nothing']);
  });

  it('fails when a run in a team creates an app in the personal context', () => {
    expect(checkSuccess(WELL, {...SCENARIO, team: 'set'})).toEqual([
      "made 1 app(s) in the personal context, not in the team's",
    ]);
  });

  it('passes when it names the team where the page names the personal context', () => {
    const run = {...WELL, stdout: `Apps in team ${TEAM}: 2\n`, personalApps: 0};
    const page = 'Apps in your personal context: 2\n';
    expect(checkSuccess(run, {...SCENARIO, team: 'set'}, page)).toEqual([]);
  });

  it('fails when it leaves an app that it should have deleted', () => {
    expect(checkSuccess(WELL, {...SCENARIO, leavesNothing: true})).toEqual([
      'left 1 app(s) behind, which would go on costing',
    ]);
  });
});

describe('a run that should fail', () => {
  it('passes when it says why and exits with an error status', () => {
    expect(checkFailure(BADLY, {...SCENARIO, failsWith: '403'})).toEqual([]);
  });

  it('fails when it succeeds', () => {
    expect(checkMessage({...BADLY, status: 0}, '403')).toEqual([
      'ended with status 0, and not with a failure',
    ]);
  });

  it('fails when it was killed', () => {
    expect(checkMessage({...BADLY, status: -1}, '403')).toEqual([
      'was not able to end by itself: "Get app failed: 403 no\\n"',
    ]);
  });

  it('fails when it does not say why', () => {
    expect(checkMessage(BADLY, '409')).toEqual([
      'did not say "409" but "Get app failed: 403 no\\n"',
    ]);
  });

  it.each([
    ['Python', 'Traceback (most recent call last):\n403'],
    ['Node', 'Error: 403\n    at file:///get-app.mjs:3:1'],
    ['Go', 'panic: 403\n\ngoroutine 1 [running]:'],
  ])('fails when it prints a stack trace of %s', (_language, stderr) => {
    expect(checkMessage({...BADLY, stderr}, '403')).toEqual([
      `printed a trace: ${JSON.stringify(stderr)}`,
    ]);
  });
});
