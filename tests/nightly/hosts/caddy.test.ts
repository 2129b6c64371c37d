import {expect, test} from 'vitest';
import {expectMediaTypes, expectShortNotFound} from './machineFiles';
import {smokeHost} from './smokeHost';
import {startCaddy} from './startCaddy';

test('R87, R88, R89, R91, R92: Caddy passes npm run smoke', async () => {
  const host = await startCaddy('build');
  const {output} = await smokeHost(host).finally(host.close);
  expect(output).toMatch(/\n[1-9]\d* passed, 0 failed/);
});

test('Caddy sends files for machines with their media types, and short Markdown for a missing copy', async () => {
  const host = await startCaddy('build');
  try {
    await expectMediaTypes(host.ask);
    await expectShortNotFound(host.ask);
  } finally {
    await host.close();
  }
});
