import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

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
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** WebKit and its driver, where Debian puts them. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const MACHINE = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
export const WEBKIT = `/usr/lib/${MACHINE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** A package of Go, where Debian puts it. */
const GO_OPENAPI = '/usr/share/gocode/src/github.com/getkin/kin-openapi';

/** What a test can need besides `npm ci`, and whether this machine has it. `.ci/run` installs it. */
const REQUIREMENTS = {
  bash: () => succeeds('bash', '--version'),
  curl: () => succeeds('curl', '--fail-with-body', '--version'), // 7.76 or newer
  jq: () => succeeds('jq', '--version'),
  'python-requests': () => succeeds(PYTHON, '-c', 'import requests'),
  'go-openapi': () => existsSync(GO_OPENAPI) && succeeds('go', 'version'),
  'python-openai': () => succeeds(PYTHON, '-c', 'import openai'),
  nginx: () => existsSync(NGINX_BROTLI) && succeeds('nginx', '-v'),
  brotli: () => succeeds('brotli', '--version'),
  openssl: () => succeeds('openssl', 'version'),
  webkit: () =>
    [WEBKIT_DRIVER, WEBKIT].every((file) => existsSync(file)) && succeeds('xvfb-run', '--help'),
  'npm-registry': () => succeeds('npm', 'ping', '--fetch-retries=0'),
} as const satisfies Readonly<Record<string, () => boolean>>;

export type RequirementName = keyof typeof REQUIREMENTS;

const results = new Map<RequirementName, boolean>();

function isPresent(name: RequirementName): boolean {
  const result = results.get(name) ?? REQUIREMENTS[name]();
  results.set(name, result);
  return result;
}

/**
 * Returns why a test cannot run on this machine, or undefined if it can. Every test that needs more than `npm ci` asks
 * here, and has the reason in its title, which `npm test` prints.
 *
 * @returns a reason such as `jq is missing`
 * @throws an Error in CI, where `.ci/run` installs everything: only what `CI_WITHOUT` lists may be missing there
 */
export function missing(...names: readonly RequirementName[]): string | undefined {
  const absent = names.filter((name) => !isPresent(name));
  if (absent.length === 0) return undefined;
  const reason = absent.map((name) => `${name} is missing`).join(', ');
  const allowed = process.env.CI_WITHOUT?.split(' ') ?? [];
  const unexpected = absent.filter((name) => !allowed.includes(name));
  if (process.env.CI && unexpected.length > 0) {
    throw new Error(`${reason}: in CI no test is skipped for this, unless CI_WITHOUT lists it.`);
  }
  return reason;
}

/**
 * Returns the title and the options of a test that is skipped if there is a reason, which its title then has.
 *
 * @example test(...titled('nginx passes npm run smoke', missing('nginx')), () => …)
 */
export function titled(title: string, reason: string | undefined) {
  const isSkipped = reason !== undefined;
  return [isSkipped ? `${title}; ${reason}` : title, {skip: isSkipped}] as const;
}
