import {createHash} from 'node:crypto';
import {expect, test} from '@playwright/test';
import {listFaults, listOptions} from '../../sandbox/commandLine';

const PAGE = '/docs/quickstart/get-api-key';

test('the mock server is served as a script, and its page states its checksum and size', async ({
  page,
  request,
}) => {
  const response = await request.get('/mock-server.mjs');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/javascript');
  const bytes = await response.body();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const copy = await (await request.get(`${PAGE}.md`)).text();
  await page.goto(PAGE);
  for (const text of [copy, await page.locator('article').innerText()]) {
    expect(text).toContain(`echo "${sha256}  mock-server.mjs" | sha256sum --check`);
    expect(text).toContain(`${Math.round(bytes.length / 1000)} KB`);
    expect(text).toContain('ajv');
    expect(text).not.toContain('clone of');
  }
});

test('the page shows every option and every fault of the mock server', async ({request}) => {
  const copy = await (await request.get(`${PAGE}.md`)).text();
  const names = [...listOptions().map(({typed}) => typed), ...listFaults().map(({name}) => name)];
  expect(names.filter((name) => !copy.includes(`\`${name.replaceAll('|', '\\|')}\``))).toEqual([]);
});
