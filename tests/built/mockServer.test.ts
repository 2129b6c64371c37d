import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {ASSUMPTIONS, describeHelp} from '@rungen/mock-server/help';
import {loadMockContract} from '@site/src/contract/mock/loadMockContract';

const PAGE = 'build/docs/quickstart/get-api-key';

test('the page about the mock server has its download, checksum, start and help', async () => {
  const bytes = readFileSync('build/mock-server.mjs');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const copy = readFileSync(`${PAGE}.md`, 'utf8');
  expect(copy).toContain(`echo "${sha256}  mock-server.mjs" | sha256sum --check`);
  expect(copy).toMatch(/curl -O https:\S+\/mock-server\.mjs\n/);
  expect(copy).toMatch(/^ *node mock-server\.mjs$/m);
  expect(copy).toContain('export RUNGEN_API=http://127.0.0.1:4010');
  for (const part of Object.values(describeHelp((await loadMockContract()).operations)))
    expect(copy).toContain(part);
  for (const assumption of ASSUMPTIONS) expect(copy).toContain(`- ${assumption}\n`);
});
