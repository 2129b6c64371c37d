import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {CONTRACT, contractToJson, publishContract} from '@site/src/contract/openapi';

const TEXT = `openapi: 3.1.1
info:
  x-source: [A0, contract]
  title: Test # as a test
paths:
  /app:
    post:
      x-source:
        - A0
      description: See [Update app](/api/apis/app/update-app) about \`2XX\`.
      responses:
        2XX:
          description: The app exists.
`;

test('removes sources, and makes links absolute', () => {
  expect(publishContract(TEXT, {siteUrl: 'https://docs.test'})).toBe(`openapi: 3.1.1
info:
  title: Test # as a test
paths:
  /app:
    post:
      description: See [Update app](https://docs.test/api/apis/app/update-app) about \`2XX\`.
      responses:
        2XX:
          description: The app exists.
`);
});

test('writes 200 for 2XX, and says so', () => {
  const published = publishContract(TEXT, {siteUrl: '', withoutRanges: true});
  expect(parse(published)).toMatchObject({
    info: {
      title: 'Test',
      summary: expect.stringContaining('any status from 200 to 299') as unknown,
    },
    paths: {'/app': {post: {responses: {200: {description: 'The app exists.'}}}}},
  });
});

test('the copy without ranges differs from the contract in nothing else', async () => {
  const contract = await readFile(CONTRACT, 'utf8');
  const siteUrl = 'https://docs.test';
  const whole = publishContract(contract, {siteUrl});
  const copy = publishContract(contract, {siteUrl, withoutRanges: true});
  expect(whole).toContain('\n        2XX:\n');
  expect(copy.replace(/\n {2}summary: .*/, '')).toBe(whole.replaceAll('2XX:\n', "'200':\n"));
  expect(JSON.parse(contractToJson(copy))).toEqual(parse(copy));
});
