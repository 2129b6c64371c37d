import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {publishFiles} from '@site/src/plugins/copies';
import {makeFolder} from '../../helpers/makeFolder';

test('a build opens no file while Docusaurus reads pages, and writes the files at its end', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const folder = makeFolder();
  const context = {siteDir: folder, generatedFilesDir: folder};
  const plugin = publishFiles(context, 'trial', [], () => ({one: ''}));
  await plugin.loadContent();
  expect(readdirSync(folder)).toEqual([]);
  await plugin.postBuild({outDir: path.join(folder, 'out')});
  expect(readdirSync(path.join(folder, 'out'))).toEqual(['one']);
});
