import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdir, mkdtemp, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {type Browser, chromium, type LaunchOptions} from 'playwright-core';

const PACKAGE = path.resolve('node_modules/@sparticuz/chromium');
const {version} = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
  readonly version: string;
};

const CACHE = path.resolve('node_modules/.cache');

/** Where the browser of the package is unpacked. The version is in the name, so that an update is unpacked again. */
const FOLDER = path.join(CACHE, `chromium-${version}`);

/** Where the package has its fonts, in the folder that it was unpacked into. */
const FONTS = path.join(FOLDER, 'fonts/fonts');

/** Chrome as macOS installs it: the package has a browser for Linux only. */
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser of the tests: the one that `CHROMIUM` names, Chrome on macOS, or the one that came with `npm ci`. */
const CHROMIUM =
  process.env.CHROMIUM ??
  (process.platform === 'darwin' ? MAC_CHROME : path.join(FOLDER, 'chromium'));

/** The command-line options of the browser. It sends nothing by itself, and has no sandbox, which root cannot use. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none', // the same letters on every machine
];

/** How Playwright starts the browser, after `prepareBrowser`. */
export const LAUNCH_OPTIONS = {
  executablePath: CHROMIUM,
  args: CHROMIUM_ARGS,
} as const satisfies LaunchOptions;

/**
 * Makes the browser ready to start, for Playwright's `globalSetup` too: unpacks the one of the package unless another is
 * named, and gives it its own fonts, so that pages have the same width on every machine. Everything that it needs is in
 * `node_modules/.cache`. Sets environment variables, which the browser inherits.
 *
 * @throws an Error with one sentence, and what to do, when the browser has no font, or does not start
 */
export default async function prepareBrowser(): Promise<void> {
  if (CHROMIUM.startsWith(FOLDER)) {
    if (!existsSync(FOLDER)) await unpack();
    useOwnFonts();
    useOwnLibraries();
  }
  const {status, stderr, error} = spawnSync(CHROMIUM, ['--version'], {encoding: 'utf8'});
  if (status !== 0) {
    const reason = error?.message ?? stderr.trim();
    throw new Error(`${CHROMIUM} does not start: ${reason}\nName a Chromium in CHROMIUM.`);
  }
}

/** Starts the browser for a test that is not Playwright's own. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  await prepareBrowser();
  return chromium.launch(LAUNCH_OPTIONS);
}

/** Unpacks the browser next to its folder and renames it when it is complete: a run that is killed leaves no half. */
async function unpack(): Promise<void> {
  await mkdir(CACHE, {recursive: true});
  const temporary = await mkdtemp(`${FOLDER}-unpacking-`);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = temporary; // the package unpacks into the folder for temporary files
  try {
    const {default: packed, inflate} = await import('@sparticuz/chromium');
    await packed.executablePath();
    await inflate(path.join(PACKAGE, 'bin', 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await rename(temporary, FOLDER).catch(() => rm(temporary, {recursive: true})); // another process was first
}

/**
 * Configures fontconfig with the fonts of the package alone. The configuration of the package names folders of the
 * machine that it was made for, where the browser finds no font, and then crashes on one page in ten. It is written at
 * each start, because it has absolute paths, and a clone can be moved.
 */
function useOwnFonts(): void {
  const fonts = existsSync(FONTS) ? readdirSync(FONTS, {recursive: true, encoding: 'utf8'}) : [];
  if (!fonts.some((name) => /\.(?:ttf|otf)$/.test(name))) {
    throw new Error(`The browser of the tests has no font in ${FONTS}: delete ${FOLDER}.`);
  }
  const escape = (place: string): string => place.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const configuration = path.join(FOLDER, 'fonts.conf');
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escape(FONTS)}</dir>
  <cachedir>${escape(path.join(FOLDER, 'font-cache'))}</cachedir>
</fontconfig>
`,
  );
  process.env.FONTCONFIG_FILE = configuration;
}

/** Adds the three libraries of the package where the system lacks them. */
function useOwnLibraries(): void {
  if (spawnSync(CHROMIUM, ['--version']).status === 0) return;
  process.env.LD_LIBRARY_PATH = path.join(FOLDER, 'al2023', 'lib');
}
