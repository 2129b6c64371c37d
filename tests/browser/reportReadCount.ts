import {test} from '@playwright/test';

/** Adds to the report how much a test read. `npm test` prints it. */
export function reportReadCount(count: number, unit: string): void {
  test.info().annotations.push({type: 'read', description: `${count} ${unit}`});
}
