import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {bundleFiles, explainBundling} from '../../../src/plugins/reproducible-build';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

test('files that cannot be bundled are reported with place, problem and fix', async () => {
  writeFileSync(path.join(folder, 'cli.ts'), "import './gone';\nconst x = ;\n");
  const failure: unknown = await bundleFiles(folder, {entryPoints: ['cli.ts']}).catch(
    (error: unknown) => error,
  );
  expect(String(explainBundling(failure))).toBe(
    'ContentError: cli.ts:2:11 cannot be bundled: Unexpected ";"\n  Fix: correct the line, or the import',
  );
});

test.each([new Error('out of memory'), new AggregateError([new Error('one'), 'two'])])(
  'another error, %s, stays unchanged',
  (error) => {
    expect(explainBundling(error)).toBe(error);
  },
);
