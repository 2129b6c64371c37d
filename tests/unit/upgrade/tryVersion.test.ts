import {afterEach, describe, expect, it, vi} from 'vitest';
import type {Row} from '../../upgrade/formatTable';
import {tryNode, tryUpgrade} from '../../upgrade/tryVersion';
import {createFakeTrial, type FakeTrial} from './FakeTrial';

const trials: FakeTrial[] = [];

/** Creates a trial in which everything works. Its file `calls` lists the programs that were run. */
function createTrial(hasChromium: boolean): FakeTrial {
  const trial = createFakeTrial(hasChromium);
  trial.install('npm', 'echo "npm $* $DELIVERY" >> calls');
  trial.install('npx', 'echo "npx $1 $2" >> calls; echo "  9 passed (1s)"');
  trials.push(trial);
  return trial;
}

/** Looks for the browser as `npm run test:upgrade` does when it starts, with this program as Chromium. */
async function probeAfresh(chromium: string): Promise<boolean> {
  vi.stubEnv('CHROMIUM', chromium);
  vi.resetModules();
  const {hasChromium} = await import('../../upgrade/hasChromium');
  return hasChromium();
}

afterEach(() => {
  trials.splice(0).forEach(({remove}) => remove());
});

describe('without Chromium', () => {
  it('builds run, and browser tests are left out with the reason', async () => {
    const trial = createTrial(await probeAfresh('/nowhere/chromium'));
    const rows: Row[] = [];
    await tryUpgrade(trial, ['plain', 'heldScripts'], (row) => rows.push(row));
    expect(rows.map(({step, works}) => [step, works])).toEqual([
      ['docusaurus build', 'yes'],
      ['  browser tests of: docusaurus build', 'not run'],
      ['heldScripts alone', 'yes'],
      ['  browser tests of: heldScripts alone', 'not run'],
      ['types', 'yes'],
    ]);
    expect(rows[1]?.found).toBe('Chromium is not installed');
    expect(trial.read('calls')).not.toContain('playwright');
  });
});

describe('with Chromium', () => {
  it('each form is built and opened in the browser, and then the types are checked', async () => {
    const trial = createTrial(await probeAfresh('true'));
    const rows: Row[] = [];
    await tryUpgrade(trial, ['plain', 'heldScripts'], (row) => rows.push(row));
    expect(rows.map(({works}) => works)).toEqual(['yes', 'yes', 'yes', 'yes', 'yes']);
    expect(trial.read('calls').split('\n')).toEqual([
      'npx docusaurus build',
      'npx playwright test',
      'npm run --silent build heldScripts',
      'npx playwright test',
      'npm run --silent check:types ',
      '',
    ]);
  });
});

describe('with another Node.js version only', () => {
  it.each([
    [[], ['unit tests', 'docusaurus build', 'npm run build']],
    [['none'], ['unit tests', 'npm run build, no optimization']],
  ])('with --forms %j: %j', async (forms, steps) => {
    const rows: Row[] = [];
    await tryNode(createTrial(false), forms, (row) => rows.push(row));
    expect(rows.map(({step}) => step)).toEqual(steps);
    expect(rows.map(({works}) => works)).not.toContain('no');
  });
});
