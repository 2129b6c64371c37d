import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {bundleFiles, explainBundling} from '../../../src/plugins/reproducible-build';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

test('what cannot be bundled is thrown, printed by nobody else, and told by place, words and fix', async () => {
  writeFileSync(path.join(folder, 'cli.ts'), "import './gone';\nconst x = ;\n");
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const failure: unknown = await bundleFiles(folder, {entryPoints: ['cli.ts']}).catch(
    (error: unknown) => error,
  );
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
  expect(String(explainBundling(failure))).toBe(
    'ContentError: cli.ts:2:11 cannot be bundled: Unexpected ";"\n  Fix: correct the line',
  );
});

test('any other error stays as it is', () => {
  const error = new Error('out of memory');
  expect(explainBundling(error)).toBe(error);
});
