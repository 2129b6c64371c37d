import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {bundleFiles} from '@site/src/plugins/copies';
import {makeFolder} from '../../helpers/makeFolder';

it('files that cannot be bundled are reported with location, problem and fix', async () => {
  const folder = makeFolder();
  writeFileSync(path.join(folder, 'cli.ts'), "import './gone';\nconst x = ;\n");
  await expect(bundleFiles(folder, {entryPoints: ['cli.ts']})).rejects.toThrow(
    'cli.ts:2:10: ERROR: Unexpected ";"\n  Fix: correct the line, or the import',
  );
});
