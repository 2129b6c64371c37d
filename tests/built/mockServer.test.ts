import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {HELP} from '@site/sandbox/help';

const PAGE = 'build/docs/quickstart/get-api-key';

test('the page about the mock server states the checksum of the file, and its help', () => {
  const bytes = readFileSync('build/mock-server.mjs');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const copy = readFileSync(`${PAGE}.md`, 'utf8');
  expect(copy).toContain(`echo "${sha256}  mock-server.mjs" | sha256sum --check`);
  for (const part of Object.values(HELP)) expect(copy).toContain(part);
});
