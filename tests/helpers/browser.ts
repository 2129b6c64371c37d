import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';

const PACKAGE = path.resolve('node_modules/@sparticuz/chromium');
const {version} = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
  readonly version: string;
};

/** Where the browser of the package is unpacked. The version is in the name, so that an update is unpacked anew. */
const FOLDER = path.resolve('node_modules', '.cache', `chromium-${version}`);

/** Chrome as macOS installs it: the package has a browser for Linux only. */
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser of the tests: the one that `CHROMIUM` names, Chrome on macOS, or the one that came with `npm ci`. */
export const CHROMIUM =
  process.env.CHROMIUM ??
  (process.platform === 'darwin' ? MAC_CHROME : path.join(FOLDER, 'chromium'));

/** How tests and benchmarks start it: nothing calls home. Root, as in containers, has no sandbox. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none', // the same letters on every machine
];

/**
 * Unpacks the browser of the package if nothing else is named, with its fonts, so that pages have the same width on
 * every machine, and with three libraries where the system lacks them. Sets environment variables for the browser.
 *
 * @throws an Error that says what to do when the browser does not start
 */
export async function prepareBrowser(): Promise<void> {
  if (CHROMIUM.startsWith(FOLDER)) {
    if (!existsSync(FOLDER)) await unpack();
    process.env.FONTCONFIG_PATH ??= path.join(FOLDER, 'fonts');
    if (spawnSync(CHROMIUM, ['--version']).status !== 0) {
      process.env.LD_LIBRARY_PATH = path.join(FOLDER, 'al2023', 'lib');
    }
  }
  const {status, stderr, error} = spawnSync(CHROMIUM, ['--version'], {encoding: 'utf8'});
  if (status !== 0) {
    const reason = error?.message ?? stderr.trim();
    throw new Error(`${CHROMIUM} does not start: ${reason}\nName a Chromium in CHROMIUM.`);
  }
}

async function unpack(): Promise<void> {
  const {default: chromium, inflate} = await import('@sparticuz/chromium');
  const temporary = `${FOLDER}.${process.pid}`;
  await mkdir(temporary, {recursive: true});
  const before = process.env.TMPDIR;
  process.env.TMPDIR = temporary; // the package unpacks into the folder for temporary files
  await chromium.executablePath();
  await inflate(path.join(PACKAGE, 'bin', 'al2023.tar.br'));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await rename(temporary, FOLDER).catch(() => rm(temporary, {recursive: true})); // another process was first
}

/** For Playwright's `globalSetup`. */
export default prepareBrowser;
