import {existsSync} from 'node:fs';

/** The whole browser. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** The same browser from another package of Debian, built to have no windows: tests take two thirds of the time. */
export const HEADLESS_SHELL = process.env.HEADLESS_SHELL ?? '/usr/bin/chromium-headless-shell';

/** What opens most pages in tests: the browser that `CHROMIUM` names, or else the quickest of those that are there. */
export const QUICK_CHROMIUM =
  process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM);

/** What Playwright turns off in Chromium. A list of our own takes the place of its list, and so holds it. */
const OFF_IN_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/**
 * The suggestions below the address bar are pages, which each new window of the whole browser starts: two fifths of
 * what a short test needs of the processor. No test types an address.
 */
const ADDRESS_BAR = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/** How tests and benchmarks start Chromium. `tests/site/browser.spec.ts` holds it against Playwright's own list. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join()}`,
];
