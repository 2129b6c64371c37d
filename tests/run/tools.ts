import {CHROMIUM, HEADLESS_SHELL} from '../browsers';
import {BROTLI_MODULE} from '../hosts/brotliModule';

type Description = {
  readonly name: string;
  readonly debianPackage: string;
  /** A command that fails where the tool is missing. */
  readonly probe: readonly [command: string, ...args: string[]];
  /** The environment variable that says where it is, for a tool that is looked for at one place alone. */
  readonly variable?: string;
  /** The tool that does its work where it is missing, so that nothing is skipped. */
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

/** The name of a program that tests need beside Node. */
export type ToolName = (typeof DESCRIPTIONS)[number]['name'];

/** A program that tests need beside Node, how to see that it is there, and the Debian package that brings it. */
export type Tool = Description & {readonly name: ToolName};

/** The tools of a full run. */
export const TOOLS: readonly Tool[] = DESCRIPTIONS;
