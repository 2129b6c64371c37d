import {expect, test} from 'vitest';
import {buildPostmanCollection} from '@site/src/plugins/reference/build/contract/buildPostmanCollection';
import {readContract} from '@site/src/plugins/reference/build/contract/readContract';

const {document} = await readContract('contract/openapi.yaml');
const collection = buildPostmanCollection(document);
const items = collection.item.flatMap((folder) => folder.item);

test('the collection has one request for each operation, in folders by tag', () => {
  expect(collection.item.map(({name}) => name)).toEqual(['Apps', 'Jobs']);
  expect(items.map(({request}) => `${request.method} ${request.url.raw}`)).toEqual([
    'POST {{baseUrl}}/app',
    'GET {{baseUrl}}/app',
    'GET {{baseUrl}}/app/:app_id',
    'PUT {{baseUrl}}/app/:app_id',
    'DELETE {{baseUrl}}/app/:app_id',
    'POST {{baseUrl}}/app/:app_id/run_async',
    'GET {{baseUrl}}/app/:app_id/job/:job_id',
    'PUT {{baseUrl}}/app/:app_id/job/:job_id',
  ]);
});

test('the same contract gives the same bytes, and every id is there once', () => {
  expect(JSON.stringify(buildPostmanCollection(document))).toBe(JSON.stringify(collection));
  const ids = items.flatMap(({id, response}) => [id, ...response.map((it) => it.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test('the key is a variable without a value, sent as x-api-key', () => {
  expect(collection.auth.apikey).toContainEqual({key: 'key', value: 'x-api-key', type: 'string'});
  expect(collection.auth.apikey).toContainEqual({
    key: 'value',
    value: '{{apiKey}}',
    type: 'string',
  });
  expect(collection.variable).toContainEqual({key: 'apiKey', value: ''});
});

test('an optional header is off and a required one is on', () => {
  const cancel = items.find(
    ({request}) => request.url.raw.endsWith(':job_id') && request.method === 'PUT',
  );
  const headers = cancel?.request.header.map(({key, disabled}) => [key, disabled]);
  expect(headers).toEqual([
    ['x-team-id', true],
    ['X-Authenticated-User-Id', undefined],
  ]);
});

test('every named example of the contract is in the collection', () => {
  const text = JSON.stringify(collection);
  let examples = 0;
  for (const pathItem of Object.values(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'delete'] as const) {
      for (const response of Object.values(pathItem?.[method]?.responses ?? {})) {
        if ('$ref' in response) continue;
        for (const example of Object.values(
          response.content?.['application/json']?.examples ?? {},
        )) {
          if ('$ref' in example) continue;
          examples += 1;
          expect(text).toContain(JSON.stringify(JSON.stringify(example.value, null, 2)));
        }
      }
    }
  }
  console.log(`${examples} examples found in the Postman collection`);
  expect(examples).toBeGreaterThan(0);
});

test('a published range of statuses has no single code, an exact status has it', () => {
  const [create, , , , remove] = items;
  expect(create?.response[0]).not.toHaveProperty('code');
  expect(create?.response[0]?.status).toBe('2XX');
  expect(remove?.response.map(({code}) => code)).toEqual([204, 403, 404]);
});
