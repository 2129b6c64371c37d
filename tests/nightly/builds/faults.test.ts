import {rm} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type Built, buildSite} from './buildSite';
import {copyBuiltSite} from './copyBuiltSite';
import {resetCopy} from './copySite';
import {expectFailure} from './expectFailure';
import {FAULT_GROUPS} from './faults';
import {hashFolder} from './hashFolder';
import {type Injected, injectFaults, joinEnv} from './injectFaults';

const SITE = process.cwd();
const {content, unreadable, types, bundler, drawing} = FAULT_GROUPS;

let copy = '';
let good: Record<string, string> = {};

beforeAll(async () => {
  ({copy, good} = await copyBuiltSite(SITE));
});

afterAll(() => rm(copy, {recursive: true, force: true}));

/** Makes all mistakes of a kind at once: a build reports all of them. `everyFault.test.ts` makes each one alone. */
describe.each(Object.entries({content, unreadable, types, bundler, drawing}))(
  'a build with mistakes of the kind "%s"',
  (_kind, faults) => {
    let injected: Injected[] = [];
    let built: Built = {code: 0, output: ''};

    beforeAll(async () => {
      injected = await injectFaults(copy, faults);
      built = await buildSite(copy, joinEnv(faults));
      await resetCopy(SITE, copy);
    });

    it('R76: fails without a stack, and keeps the last good site byte for byte', async () => {
      expectFailure(built);
      expect(await hashFolder(path.join(copy, 'build'))).toEqual(good);
    });

    it.each(faults.map((fault, index) => [nameCases(fault.cases), fault.name, index] as const))(
      '%s: reports %s with location, problem and fix',
      (_cases, _name, index) => {
        for (const words of injected[index]?.says ?? ['nothing was injected']) {
          expect(built.output).toContain(words);
        }
      },
    );
  },
);

function nameCases(cases: readonly number[] = []): string {
  return [77, ...cases].map((number) => `R${number}`).join(', ');
}
