import {readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {StartOptions} from '../../sandbox/node';
import {startProgram} from '../helpers/program';
import type {RunningServer} from '../helpers/startServer';
import {runScenario} from '../samples/runScenario';
import {RECORDED} from '../samples/scenarios';

/** Starts the mock server that the site publishes as readers do: with plain Node.js in an empty folder. */
async function startPublished({
  port,
  clock,
  runAnswer,
  faults,
}: StartOptions): Promise<RunningServer> {
  const cwd = await mkdtemp(path.join(tmpdir(), 'mock-server-'));
  const options = Object.entries({port, clock, 'run-answer': runAnswer, fault: faults})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `--${name}=${value}`);
  const args = [path.resolve('build/mock-server.mjs'), ...options];
  const program = startProgram(process.execPath, args, {cwd, env: {PATH: process.env.PATH}});
  const url = await new Promise<string>((resolve, reject) => {
    program.child.stdout.on('data', () => {
      const address = /export RUNGEN_API=(\S+)\n/.exec(program.printed.stdout)?.[1];
      if (address) resolve(address);
    });
    void program.ended.then(({output}) => reject(new Error(output)));
  });
  const close = async (): Promise<void> => {
    await program.stop('SIGINT');
    await rm(cwd, {recursive: true});
  };
  return {url, close};
}

/** One that only reads, one that streams, and one whose requests meet faults. */
const SCENARIOS = ['list-apps', 'chat-streaming', 'retry-safely'].flatMap(
  (name) => RECORDED.find(({sample}) => sample === name) ?? [],
);

it.concurrent.each(SCENARIOS)(
  '$sample runs on the mock server that the site publishes',
  async (scenario) => {
    const file = path.resolve('samples/javascript', `${scenario.sample}.mjs`);
    const command = {file: process.execPath, args: [file]};
    const ended = await runScenario(scenario, command, startPublished);
    const recorded = readFileSync(`samples/output/${scenario.sample}.txt`, 'utf8');
    expect(ended).toMatchObject({code: 0, stdout: recorded});
  },
);
