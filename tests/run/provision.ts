import {access} from 'node:fs/promises';
import {answers} from './answers';
import {type Finished, runCommand} from './runCommand';
import type {Outcome} from './Step';
import {type Tool, type ToolName, TOOLS} from './tools';

/** Which tools are missing, after everything that can be installed was installed. */
export type Provision = {
  readonly missing: readonly ToolName[];
  readonly outcome: Outcome;
};

/**
 * Installs missing tools where that is possible, and reports those that are still missing.
 *
 * @returns what is still missing: in CI this is a failure, elsewhere the steps that need it are skipped
 */
export async function provision(): Promise<Provision> {
  const before = await findMissing();
  const log = before.length > 0 ? await installFromDebian(before) : '';
  const after = before.length > 0 ? await findMissing() : [];
  const isReplaced = ({replacement}: Tool): boolean =>
    replacement !== undefined && after.every(({name}) => name !== replacement);
  const missing = after.filter((tool) => !isReplaced(tool));
  const names = missing.map(({name}) => name);
  const packages = missing.map(({debianPackage}) => debianPackage).join(' ');
  const lack = `${names.join(', ')} missing. On Debian: apt-get install ${packages}`;
  const isFailure = missing.length > 0 && process.env.CI === 'true';
  return {
    missing: names,
    outcome: {
      read: `${TOOLS.length} tools`,
      passed: isFailure ? 0 : 1,
      failed: isFailure ? 1 : 0,
      details: log,
      notes: after
        .filter(isReplaced)
        .map(
          ({name, replacement}) =>
            `${name} is missing: ${replacement ?? ''} is used instead, which takes longer`,
        ),
      notRun: missing.length > 0 ? [lack] : [],
    },
  };
}

async function findMissing(): Promise<Tool[]> {
  const probed = await Promise.all(
    TOOLS.map(async (tool) => ({tool, isThere: await answers(tool.probe)})),
  );
  return probed.filter(({isThere}) => !isThere).map(({tool}) => tool);
}

/** Installs only as root or where sudo needs no password: a test run must never wait for one. */
async function installFromDebian(tools: readonly Tool[]): Promise<string> {
  const isDebian = await access('/etc/debian_version').then(
    () => true,
    () => false,
  );
  const isRoot = process.getuid?.() === 0;
  if (!isDebian || !(isRoot || (await answers(['sudo', '-n', 'true'])))) {
    return '';
  }
  const apt = (...args: string[]): Promise<Finished> => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    return isRoot ? runCommand('env', command.slice(1)) : runCommand('sudo', ['-n', ...command]);
  };
  const outputs = [(await apt('update')).output];
  // One at a time: if a Debian release lacks one package of a list, apt-get installs none of them.
  for (const {debianPackage} of tools) {
    outputs.push((await apt('install', '-y', '--no-install-recommends', debianPackage)).output);
  }
  return outputs.join('');
}
