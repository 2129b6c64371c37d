import {expect, test} from '@playwright/test';
import {OPTIMIZATIONS} from '../../src/plugins/delivery';
import {listTraces} from '../../src/plugins/delivery/build/listChanges';
import {readSharedScripts} from '../../src/plugins/delivery/build/readSharedScripts';
import {reportReadCount} from '../site/reportReadCount';
import {PLAIN_BUILD} from './plainBuild';

test('each trace that a build looks for is different without its optimization, so that the check can fail', async () => {
  const scripts = await readSharedScripts(PLAIN_BUILD);
  expect(scripts.length, 'scripts to read').toBeGreaterThan(100_000);
  const traces = listTraces(OPTIMIZATIONS);
  for (const {name, code, isAdded} of traces) {
    expect.soft(scripts.includes(code), `${name}: ${code}`).toBe(!isAdded);
  }
  reportReadCount(traces.length, 'traces');
});
