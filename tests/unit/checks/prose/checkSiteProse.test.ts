import {expect, test} from 'vitest';
import {describeReport} from '@site/src/plugins/checks/build/prose/checkProse';
import {readPages} from '@site/src/plugins/checks/build/pages/readPages';
import {checkSiteProse} from '@site/src/plugins/checks/build/prose/checkSiteProse';

test('the pages of this site only use names that the contract has', async () => {
  const {pages} = await readPages(process.cwd());
  const report = await checkSiteProse(process.cwd(), pages);
  expect(report.problems).toEqual([]);
  expect(report.pages).toBeGreaterThan(20);
  console.log(describeReport(report));
});
