import {test} from '@playwright/test';
import {KINDS} from './openPage';
import {visitPage} from './visitPage';

for (const route of KINDS.filter((kind) => kind !== '/no-such-page')) {
  test(`${route} logs nothing, loads small fonts only, and fits 320 px`, async ({page}) => {
    await visitPage(page, route);
  });
}
