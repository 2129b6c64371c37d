import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {makeFolder} from '../../helpers/makeFolder';

const WRITE_300 = `
require('./src/plugins/copies').default({siteDir: '.', baseUrl: '/'}, []);
for (let i = 0; i < 300; i++) require('node:fs').writeFile(process.argv[1] + '/' + i, '', () => {});
`;

test('a build writes every file, although few may be open at once', () => {
  const folder = makeFolder();
  const command = `ulimit -n 100; node --import tsx -e "${WRITE_300}" ${folder}`;
  // An empty cache of tsx would be filled with more files at once than may be open.
  execFileSync('sh', ['-c', command], {env: {...process.env, TSX_DISABLE_CACHE: '1'}});
  expect(readdirSync(folder)).toHaveLength(300);
});
