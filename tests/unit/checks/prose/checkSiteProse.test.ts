import {expect, test} from 'vitest';
import {describeReport} from '@site/src/plugins/checks/build/prose/checkProse';
import {checkSiteProse} from '@site/src/plugins/checks/build/prose/checkSiteProse';

test('the pages of this site only use names that the contract has', async () => {
  const report = await checkSiteProse(process.cwd());
  expect(report.problems).toEqual([]);
  expect(report.pages).toBeGreaterThan(20);
  console.log(describeReport(report));
});
