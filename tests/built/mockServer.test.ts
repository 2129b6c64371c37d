import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {ASSUMPTIONS, describeHelp} from '@rungen/mock-server/help';
import {loadMockContract} from '@site/src/contract/mock/loadMockContract';
import {readBuilt} from '../helpers/builtPages';

test('the page about the mock server has its download, checksum, start and help', async () => {
  const sha256 = createHash('sha256').update(readBuilt('mock-server.mjs')).digest('hex');
  const copy = readBuilt('docs/quickstart/get-api-key.md');
  expect(copy).toContain(`echo "${sha256}  mock-server.mjs" | sha256sum --check`);
  expect(copy).toMatch(/curl -O https:\S+\/mock-server\.mjs\n/);
  expect(copy).toMatch(/^ *node mock-server\.mjs$/m);
  expect(copy).toContain('export RUNGEN_API=http://127.0.0.1:4010');
  for (const part of Object.values(describeHelp((await loadMockContract()).operations)))
    expect(copy).toContain(part);
  for (const assumption of ASSUMPTIONS) expect(copy).toContain(`- ${assumption}\n`);
});
