import {expect, test} from 'vitest';
import {describeReport} from '@site/src/plugins/checks/build/prose/checkProse';
import {checkSiteProse} from '@site/src/plugins/checks/build/prose/checkSiteProse';

test('the pages of this site name nothing that the contract does not have', async () => {
  const report = await checkSiteProse(process.cwd());
  expect(report.problems).toEqual([]);
  expect(report.pages).toBeGreaterThan(20);
  console.log(describeReport(report));
});
