import {test} from '@playwright/test';

/** Puts into the report how much a test read. `npm test` prints it. */
export function sayRead(count: number, unit: string): void {
  test.info().annotations.push({type: 'read', description: `${count} ${unit}`});
}
