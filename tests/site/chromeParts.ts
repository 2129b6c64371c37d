import type {Locator, Page} from '@playwright/test';

/** A window with both sidebars. */
export const DESKTOP = {width: 1440, height: 900};

/** A window with the mobile menu. */
export const PHONE = {width: 390, height: 780};

/** The bar at the top. */
export function banner(page: Page): Locator {
  return page.getByRole('banner');
}
