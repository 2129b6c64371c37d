import {existsSync} from 'node:fs';

/** The whole browser. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** The same browser from another package of Debian, built to have no windows: tests take two thirds of the time. */
export const HEADLESS_SHELL = process.env.HEADLESS_SHELL ?? '/usr/bin/chromium-headless-shell';

/** What opens most pages in tests: the browser that `CHROMIUM` names, or else the quickest of those that are there. */
export const QUICK_CHROMIUM =
  process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM);
