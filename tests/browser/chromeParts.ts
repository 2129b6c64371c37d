import type {Locator, Page} from '@playwright/test';

/** A viewport that shows both sidebars. */
export const DESKTOP = {width: 1440, height: 900};

/** A viewport that has the mobile menu. */
export const PHONE = {width: 390, height: 780};

/** Locates the navbar. */
export function banner(page: Page): Locator {
  return page.getByRole('banner');
}
