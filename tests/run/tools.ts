import {CHROMIUM, HEADLESS_SHELL} from '../browsers';
import {BROTLI_MODULE} from '../hosts/brotliModule';

type Description = {
  readonly name: string;
  readonly debianPackage: string;
  /** A command that fails where the tool is missing. */
  readonly probe: readonly [command: string, ...args: string[]];
  /** The environment variable with its location, for a tool that is searched in one place only. */
  readonly variable?: string;
  /** The tool that replaces it where it is missing, so that nothing is skipped. */
  readonly replacement?: string;
};

const DESCRIPTIONS = [
  {
    name: 'chromium',
    debianPackage: 'chromium',
    probe: [CHROMIUM, '--version'],
    variable: 'CHROMIUM',
  },
  {
    name: 'chromium-headless-shell',
    debianPackage: 'chromium-headless-shell',
    probe: [HEADLESS_SHELL, '--version'],
    variable: 'HEADLESS_SHELL',
    replacement: 'chromium',
  },
  {name: 'go', debianPackage: 'golang-go', probe: ['go', 'version']},
  {name: 'python3', debianPackage: 'python3', probe: ['python3', '--version']},
  {
    name: 'python3-requests',
    debianPackage: 'python3-requests',
    probe: ['python3', '-c', 'import requests'],
  },
  {name: 'curl', debianPackage: 'curl', probe: ['curl', '--version']},
  {name: 'jq', debianPackage: 'jq', probe: ['jq', '--version']},
  {name: 'nginx', debianPackage: 'nginx', probe: ['nginx', '-v']},
  {
    name: 'nginx-brotli',
    debianPackage: 'libnginx-mod-http-brotli-static',
    probe: ['test', '-e', BROTLI_MODULE],
    variable: 'NGINX_BROTLI',
  },
  {name: 'caddy', debianPackage: 'caddy', probe: ['caddy', 'version']},
  {name: 'openssl', debianPackage: 'openssl', probe: ['openssl', 'version']},
] as const satisfies readonly Description[];

/** The name of a program that tests need in addition to Node.js. */
export type ToolName = (typeof DESCRIPTIONS)[number]['name'];

/** A program that tests need in addition to Node.js, how to detect it, and the Debian package that contains it. */
export type Tool = Description & {readonly name: ToolName};

/** The tools of a full run. */
export const TOOLS: readonly Tool[] = DESCRIPTIONS;
