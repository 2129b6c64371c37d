import {access} from 'node:fs/promises';
import {answers} from './answers';
import {type Finished, runCommand} from './runCommand';
import type {Outcome} from './Step';
import {type Tool, type ToolName, TOOLS} from './tools';

/** What there is after everything was brought in that can be. */
export type Provision = {
  readonly missing: readonly ToolName[];
  readonly outcome: Outcome;
};

/**
 * Brings in what is missing where that is possible, and says what is missing where it is not.
 *
 * @returns what stays missing; the outcome is a failure for it in CI, elsewhere the steps that need it are skipped
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
            `${name} is missing: ${replacement ?? ''} runs in its place, which takes longer`,
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

/** Only as root or where sudo asks nothing: a test run never waits for a password. */
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
  // One at a time: a release of Debian that lacks one package installs none of a list.
  for (const {debianPackage} of tools) {
    outputs.push((await apt('install', '-y', '--no-install-recommends', debianPackage)).output);
  }
  return outputs.join('');
}
