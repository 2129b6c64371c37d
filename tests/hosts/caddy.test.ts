import {expect, test} from 'vitest';
import {smokeHost} from './smokeHost';
import {startCaddy} from './startCaddy';

test('R87, R88, R89, R91, R92: Caddy passes npm run smoke', async () => {
  const host = await startCaddy('build');
  const {output} = await smokeHost(host).finally(host.close);
  expect(output).toMatch(/\n[1-9]\d* passed, 0 failed/);
});
