import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startMockServer} from '../../sandbox/node';
import {LANGUAGES} from '../../src/plugins/samples/build/languages';
import type {RunningServer} from '../helpers/startServer';
import {planRuns, type Extent} from './planRuns';
import {PREPARE} from './prepareToolchains';
import {writePrograms} from './writePrograms';

/** At night, every program runs in every language and in every failure scenario. */
const extent: Extent = process.env.NIGHTLY ? 'all' : 'daily';
const languages = LANGUAGES.filter(({id}) => extent === 'all' || id !== 'go');

const workDir = await mkdtemp(path.join(tmpdir(), 'samples-'));
const programsDir = await writePrograms(process.cwd(), workDir);
let shared: RunningServer;

beforeAll(async () => {
  shared = await startMockServer({port: 0, clock: 'step'});
});
afterAll(async () => {
  await shared.close();
  await rm(workDir, {recursive: true, force: true});
});

for (const language of languages) {
  const toolchain = await PREPARE[language.id](programsDir, workDir);
  const runs = planRuns(language, extent);
  describe.concurrent(language.label, () => {
    if (toolchain.missing === undefined || process.env.CI) {
      test.each(runs)('$name', async ({findFaults}) => {
        expect(toolchain.missing, 'not installed here').toBeUndefined();
        const {command} = toolchain;
        expect(await findFaults({command, sharedUrl: shared.url})).toEqual([]);
      });
    } else {
      test.skip(`${runs.length} runs: ${toolchain.missing} is not installed here`);
    }
  });
}
