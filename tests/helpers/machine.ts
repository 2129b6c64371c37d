import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {networkInterfaces} from 'node:os';

/** What a test can need besides `npm ci`: how this machine is asked for it, and what is said where it is missing. */
type Requirement = {
  readonly isPresent: () => boolean;
  readonly reason: string;
};

function succeeds(file: string, ...args: readonly string[]): boolean {
  return spawnSync(file, args, {stdio: 'ignore'}).status === 0;
}

/** Finds the interpreter itself: the shim of a version manager takes as long to start as a program. */
function findPython(): string {
  const {status, stdout} = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : 'python3';
}

/** The Python that runs programs, such as `/usr/bin/python3`. */
export const PYTHON = findPython();

/** The module of nginx that sends compressed copies, where Debian puts it. */
export const NGINX_BROTLI =
  process.env.NGINX_BROTLI ?? '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Firefox, WebKit with its driver, and a screen that nobody sees, where Debian puts them. */
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const SCREEN = '/usr/bin/Xvfb';
const MACHINE = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
export const WEBKIT = `/usr/lib/${MACHINE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

const REQUIREMENTS = {
  bash: {
    isPresent: () => succeeds('bash', '--version'),
    reason: 'bash is not installed',
  },
  curl: {
    isPresent: () => succeeds('curl', '--fail-with-body', '--version'),
    reason: 'cURL 7.76 or newer is not installed',
  },
  jq: {
    isPresent: () => succeeds('jq', '--version'),
    reason: 'jq is not installed',
  },
  'python-requests': {
    isPresent: () => succeeds(PYTHON, '-c', 'import requests'),
    reason: 'python3 with its package requests is not installed',
  },
  'python-openai': {
    isPresent: () => succeeds(PYTHON, '-c', 'import openai'),
    reason: 'python3 with its package openai is not installed',
  },
  nginx: {
    isPresent: () => existsSync(NGINX_BROTLI) && succeeds('nginx', '-v'),
    reason: 'nginx with its brotli module is not installed',
  },
  openssl: {
    isPresent: () => succeeds('openssl', 'version'),
    reason: 'openssl is not installed',
  },
  firefox: {
    isPresent: () => existsSync(FIREFOX),
    reason: 'firefox-esr is not installed',
  },
  webkit: {
    isPresent: () => [WEBKIT_DRIVER, SCREEN, WEBKIT].every((file) => existsSync(file)),
    reason: 'webkit2gtk-driver or xvfb is not installed',
  },
  java: {
    isPresent: () => succeeds('java', '-version'),
    reason: 'Java is not installed',
  },
  lynx: {
    isPresent: () => succeeds('lynx', '-version'),
    reason: 'lynx is not installed',
  },
  w3m: {
    isPresent: () => succeeds('w3m', '-version'),
    reason: 'w3m is not installed',
  },
  pandoc: {
    isPresent: () => succeeds('pandoc', '--version'),
    reason: 'pandoc is not installed',
  },
  html2text: {
    isPresent: () => succeeds('html2text', '-help'),
    reason: 'html2text is not installed',
  },
  'npm-registry': {
    isPresent: () => succeeds('npm', 'ping', '--fetch-retries=0'),
    reason: 'npm reaches no registry',
  },
  ipv6: {
    isPresent: () =>
      Object.values(networkInterfaces()).some((list) =>
        list?.some(({address}) => address === '::1'),
      ),
    reason: 'this machine has no IPv6',
  },
} as const satisfies Readonly<Record<string, Requirement>>;

export type RequirementName = keyof typeof REQUIREMENTS;

const answers = new Map<RequirementName, boolean>();

function isPresent(name: RequirementName): boolean {
  const known = answers.get(name);
  if (known !== undefined) return known;
  const answer = REQUIREMENTS[name].isPresent();
  answers.set(name, answer);
  return answer;
}

/**
 * Returns why a test cannot run on this machine, or undefined if it can. Every test that needs more than `npm ci` asks
 * here, and has the reason in its title, which `npm test` prints.
 *
 * @param names what the test needs, such as `missing('curl', 'jq')`
 * @returns a reason such as `jq is not installed`
 * @throws an Error in CI, where `.ci/run` installs everything: only what `CI_WITHOUT` lists may be missing there
 */
export function missing(...names: readonly RequirementName[]): string | undefined {
  const absent = names.filter((name) => !isPresent(name));
  if (absent.length === 0) return undefined;
  const reason = absent.map((name) => REQUIREMENTS[name].reason).join(', ');
  const allowed = process.env.CI_WITHOUT?.split(' ') ?? [];
  const unexpected = absent.filter((name) => !allowed.includes(name));
  if (process.env.CI && unexpected.length > 0) {
    throw new Error(`${reason}: in CI no test is skipped for this, unless CI_WITHOUT lists it.`);
  }
  return reason;
}

/**
 * Adds the reason why a test is skipped to its title.
 *
 * @returns such as `nginx passes npm run smoke; nginx is not installed`, or the title alone
 */
export function titled(title: string, reason: string | undefined): string {
  return reason === undefined ? title : `${title}; ${reason}`;
}
