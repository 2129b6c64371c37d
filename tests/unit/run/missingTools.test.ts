import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {PLAN} from '../../run/plan';
import {runnable} from '../../run/runnable';
import {type ToolName, TOOLS} from '../../run/tools';

const NOWHERE = '/nowhere';

let folder: string;

/** Puts a program into the only folder of PATH. */
function install(name: string, script: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Simulates a machine that has every tool except these. Each tool is a program that accepts any arguments. */
function hide(...hidden: ToolName[]): void {
  vi.stubEnv('PATH', folder);
  install('test', 'test "$@"');
  for (const {name, probe, variable} of TOOLS) {
    const isHidden = hidden.includes(name);
    if (variable !== undefined) {
      vi.stubEnv(variable, isHidden ? NOWHERE : install(name, 'exit 0'));
    } else if (!isHidden && name !== 'python3-requests') {
      install(probe[0], hidden.includes('python3-requests') ? '[ "$1" != -c ]' : 'exit 0');
    }
  }
}

/** Looks for tools as `npm test` does when it starts. */
async function provisionAfresh() {
  vi.resetModules();
  const {provision} = await import('../../run/provision');
  return provision();
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tools-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

it('reports nothing as missing on a machine that has every tool', async () => {
  hide();
  vi.stubEnv('CI', 'true');
  const {missing, outcome} = await provisionAfresh();
  expect(missing).toEqual([]);
  expect(outcome).toMatchObject({passed: 1, failed: 0, notes: [], notRun: []});
});

describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('without %s', (name, tool) => {
  if (tool.replacement !== undefined) {
    it('states the replacement, and reports nothing as missing', async () => {
      hide(name);
      vi.stubEnv('CI', 'true');
      const {missing, outcome} = await provisionAfresh();
      expect(missing).toEqual([]);
      expect(outcome.failed).toBe(0);
      expect(outcome.notes).toEqual([
        `${name} is missing: ${tool.replacement ?? ''} is used instead, which takes longer`,
      ]);
    });

    it('reports it as missing together with its replacement if both are missing', async () => {
      const replacement = TOOLS.find((other) => other.name === tool.replacement)?.name;
      expect(replacement).toBeDefined();
      if (replacement === undefined) return;
      hide(name, replacement);
      const {missing, outcome} = await provisionAfresh();
      expect([...missing].sort()).toEqual([name, replacement].sort());
      expect(outcome.notes).toEqual([]);
    });
    return;
  }

  it.each(['', 'true'])('reports at the start that it is missing, with CI=%s', async (ci) => {
    hide(name);
    vi.stubEnv('CI', ci);
    const {missing, outcome} = await provisionAfresh();
    // Without Python its package is missing too.
    expect(missing).toEqual(name === 'python3' ? ['python3', 'python3-requests'] : [name]);
    expect(outcome.failed).toBe(ci === 'true' ? 1 : 0);
    expect(outcome.notRun?.join('\n')).toContain(tool.debianPackage);
  });

  const steps = PLAN.flatMap((phase) => phase.steps).filter(({needs}) => needs?.includes(name));

  it.each(['', 'true'])(
    'skips the steps that need it, or fails them with CI=true: CI=%s',
    async (ci) => {
      vi.stubEnv('CI', ci);
      expect(steps.length).toBeGreaterThan(0);
      for (const step of steps) {
        const outcome = await runnable(step, [name]).run();
        expect(outcome.notRun).toEqual([`it needs ${name}`]);
        expect([outcome.passed, outcome.failed, outcome.skipped ?? 0]).toEqual(
          ci === 'true' ? [0, 1, 0] : [0, 0, 1],
        );
      }
    },
  );
});
