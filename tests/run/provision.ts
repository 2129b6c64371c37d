import {access} from 'node:fs/promises';
import {CHROMIUM, HEADLESS_SHELL} from '../browsers';
import {type Finished, runCommand} from './runCommand';
import type {Outcome} from './Step';

/** A program the tests need beside Node, how to see that it is there, and the Debian package that brings it. */
type Tool = {
  readonly name: string;
  readonly debianPackage: string;
  readonly probe: readonly [command: string, ...args: string[]];
  /** What does its work where it is missing, so that nothing is skipped. */
  readonly standIn?: string;
};

/** The tools of a full run. */
const TOOLS: readonly Tool[] = [
  {
    name: 'chromium',
    debianPackage: 'chromium',
    probe: [CHROMIUM, '--version'],
  },
  {
    name: 'chromium-headless-shell',
    debianPackage: 'chromium-headless-shell',
    probe: [HEADLESS_SHELL, '--version'],
    standIn: 'the whole browser, which takes half as long again',
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
    probe: ['test', '-e', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  },
  {name: 'openssl', debianPackage: 'openssl', probe: ['openssl', 'version']},
];

/**
 * Brings in what is missing where that is possible, and says what is missing where it is not.
 *
 * @param onMissing gets the names of the tools that stay missing
 * @returns a failure for missing tools in CI; elsewhere the parts that need them are skipped
 */
export async function provision(onMissing: (names: readonly string[]) => void): Promise<Outcome> {
  const before = await findMissing();
  const log = before.length > 0 ? await installFromDebian(before) : '';
  const after = before.length > 0 ? await findMissing() : [];
  const missing = after.filter(({standIn}) => standIn === undefined);
  onMissing(missing.map(({name}) => name));
  const replaced = after.flatMap(({name, standIn}) =>
    standIn === undefined ? [] : [`${name} is missing: in its place runs ${standIn}`],
  );
  const packages = missing.map(({debianPackage}) => debianPackage).join(' ');
  const cure = `missing: ${packages}. On Debian: apt-get install ${packages}`;
  const isFailure = missing.length > 0 && process.env.CI === 'true';
  return {
    read: `${TOOLS.length} tools`,
    passed: isFailure ? 0 : 1,
    failed: isFailure ? 1 : 0,
    details: log,
    notes: [...(missing.length > 0 ? [cure] : []), ...replaced],
  };
}

async function findMissing(): Promise<Tool[]> {
  const probed = await Promise.all(
    TOOLS.map(async (tool) => {
      const [command, ...args] = tool.probe;
      return {tool, result: await runCommand(command, args)};
    }),
  );
  return probed.filter(({result}) => result.code !== 0).map(({tool}) => tool);
}

/** Only as root or where sudo asks nothing: a test run never waits for a password. */
async function installFromDebian(tools: readonly Tool[]): Promise<string> {
  const isDebian = await access('/etc/debian_version').then(
    () => true,
    () => false,
  );
  const isRoot = process.getuid?.() === 0;
  const canInstall = isDebian && (isRoot || (await runCommand('sudo', ['-n', 'true'])).code === 0);
  if (!canInstall) {
    return '';
  }
  const apt = (...args: string[]): Promise<Finished> => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    return isRoot ? runCommand('env', command.slice(1)) : runCommand('sudo', ['-n', ...command]);
  };
  const {output} = await apt('update');
  const outputs = [output];
  // A release of Debian that lacks one package installs none of a list: what can be missing goes alone.
  const needed = tools.filter(({standIn}) => standIn === undefined);
  const others = tools.filter(({standIn}) => standIn !== undefined);
  for (const list of [needed, ...others.map((tool) => [tool])].filter((it) => it.length > 0)) {
    const packages = list.map(({debianPackage}) => debianPackage);
    outputs.push((await apt('install', '-y', '--no-install-recommends', ...packages)).output);
  }
  return outputs.join('');
}
