import {rm} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, expect, it} from 'vitest';
import {buildSite} from './buildSite';
import {copyBuiltSite} from './copyBuiltSite';
import {resetCopy} from './copySite';
import {expectFailure} from './expectFailure';
import {FAULT_GROUPS} from './faults';
import {hashFolder} from './hashFolder';
import {injectFaults, joinEnv} from './injectFaults';

const SITE = process.cwd();
const FAULTS = Object.values(FAULT_GROUPS).flat();

let copy = '';
let good: Record<string, string> = {};

beforeAll(async () => {
  ({copy, good} = await copyBuiltSite(SITE));
});

afterEach(() => resetCopy(SITE, copy));

afterAll(() => rm(copy, {recursive: true, force: true}));

it.each(FAULTS.map((fault) => [fault.name, fault] as const))(
  'R76, R77: %s fails the build, is reported with location, problem and fix, and leaves the site unchanged',
  async (_name, fault) => {
    const [injected] = await injectFaults(copy, [fault]);
    const built = await buildSite(copy, joinEnv([fault]));
    expectFailure(built);
    for (const words of injected?.says ?? ['nothing was injected']) {
      expect(built.output).toContain(words);
    }
    expect(await hashFolder(path.join(copy, 'build'))).toEqual(good);
  },
);
