import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {OPTIMIZATIONS} from '../../../src/plugins/delivery';
import {checkTraces} from '../../../src/plugins/delivery/build/checkTraces';
import {listTraces} from '../../../src/plugins/delivery/build/listChanges';

const TRACES = listTraces(OPTIMIZATIONS);
const ADDED = TRACES.filter(({isAdded}) => isAdded);

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'traces-'));
  mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function check(scripts: string): Promise<void> {
  writeFileSync(path.join(folder, 'assets/js/main.0a.js'), scripts);
  return checkTraces(folder, OPTIMIZATIONS);
}

const WORKING = ADDED.map(({code}) => code).join(';');

describe('a build in which every optimization takes effect', () => {
  it('passes', async () => {
    expect(TRACES.length).toBeGreaterThan(8);
    await expect(check(WORKING)).resolves.toBeUndefined();
  });

  it.each(TRACES)(
    '$name fails when it shows that $what',
    async ({name, code, isAdded, what, file}) => {
      const scripts = isAdded ? WORKING.replace(code, '') : `${WORKING};${code}`;
      const words = `The optimization ${name} does not know this version of Docusaurus`;
      await expect(check(scripts)).rejects.toThrow(words);
      await expect(check(scripts)).rejects.toThrow(what);
      await expect(check(scripts)).rejects.toThrow(`Or change src/plugins/delivery/${file}.`);
    },
  );
});

describe('a build without the scripts of every page', () => {
  it('fails with the first optimization that looks for them', async () => {
    await expect(checkTraces(folder, OPTIMIZATIONS)).rejects.toThrow(
      /^The optimization \w+ does not know .*no assets\/js\/main\.<hash>\.js/,
    );
  });

  it('passes when no optimization looks for them', async () => {
    await expect(checkTraces(folder, ['heldScripts', 'pageStyles'])).resolves.toBeUndefined();
    await expect(checkTraces(folder, [])).resolves.toBeUndefined();
  });
});
