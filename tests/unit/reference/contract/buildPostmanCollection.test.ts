import {expect, test} from 'vitest';
import {buildPostmanCollection} from '@site/src/plugins/reference/build/contract/buildPostmanCollection';
import {readContract} from '@site/src/plugins/reference/build/contract/readContract';

const {document} = await readContract('contract/openapi.yaml');
const collection = buildPostmanCollection(document);
const items = collection.item.flatMap((folder) => folder.item);
const saved = items.flatMap(({response}) => response);

test('the collection has a request for each named body of an operation, in the order of the life of an app', () => {
  expect(collection.item.map(({name}) => name)).toEqual([
    'An app from start to end',
    'An app with a LoRA',
  ]);
  expect(items.map(({name, request}) => `${request.method} ${request.url.raw} ${name}`)).toEqual([
    'POST {{baseUrl}}/app Create app: a text-to-image model',
    'GET {{baseUrl}}/app List apps',
    'PUT {{baseUrl}}/app/:app_id Update app: change the name and the description',
    'PUT {{baseUrl}}/app/:app_id Update app: start the app',
    'GET {{baseUrl}}/app/:app_id Get app',
    'POST {{baseUrl}}/app/:app_id/run_async Run job',
    'GET {{baseUrl}}/app/:app_id/job/:job_id Get job status',
    'PUT {{baseUrl}}/app/:app_id/job/:job_id Cancel job',
    'PUT {{baseUrl}}/app/:app_id Update app: stop the app',
    'DELETE {{baseUrl}}/app/:app_id Delete app',
    'POST {{baseUrl}}/app Create app: a text-to-image model with a LoRA',
    'PUT {{baseUrl}}/app/:app_id Update app: change the weight of a LoRA',
    'DELETE {{baseUrl}}/app/:app_id Delete app',
  ]);
});

test('a request that no folder names is before the delete request of the first folder', () => {
  const paths = {
    ...document.paths,
    '/new': {get: {operationId: 'new', summary: 'New', responses: {}}},
  };
  const [first] = buildPostmanCollection({...document, paths}).item;
  expect(first?.item.slice(-2).map(({name}) => name)).toEqual(['New', 'Delete app']);
});

test('each folder keeps the ID of its app in a separate variable', () => {
  const used = collection.item.map(({item}) => {
    const sent = JSON.stringify(item.map(({event, request}) => [event, request.url.variable]));
    return [...new Set(sent.match(/\b(?:appId|loraAppId)\b/g))];
  });
  expect(used).toEqual([['appId'], ['loraAppId']]);
});

test('the same contract gives the same bytes, and every id is unique', () => {
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

test('an optional header is disabled and a required one is enabled, both with a variable', () => {
  const cancel = items.find(({name}) => name === 'Cancel job');
  expect(cancel?.request.header.map(({key, value, disabled}) => [key, value, disabled])).toEqual([
    ['x-team-id', '{{teamId}}', true],
    ['X-Authenticated-User-Id', '{{userId}}', undefined],
  ]);
});

test('no request sends a sample ID, and every variable that it uses exists', () => {
  const known = collection.variable.map(({key}) => key);
  const requests = items.flatMap(({request, response}) => [
    request,
    ...response.map(({originalRequest}) => originalRequest),
  ]);
  expect(requests.length).toBeGreaterThan(items.length);
  for (const {header, url} of requests) {
    const sent = JSON.stringify([header.map(({value}) => value), url]);
    expect(sent).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
    for (const [, name] of sent.matchAll(/\{\{(\w+)\}\}/g)) expect(known).toContain(name);
  }
});

test('the saved response of a team belongs to a request with the team header', () => {
  const ofTeam = saved.filter(({body}) => body.includes('"owner_user_id": null'));
  expect(ofTeam.map(({name}) => name)).toEqual(['Team']);
  for (const {originalRequest} of saved) {
    const header = originalRequest.header.find(({key}) => key === 'x-team-id');
    const isOfTeam = ofTeam.some((it) => it.originalRequest === originalRequest);
    expect(header?.disabled).toBe(isOfTeam ? undefined : true);
  }
});

test('a saved response has the number of workers that its request sets', () => {
  const workers = (json = ''): string | undefined => /"active_workers": (\d+)/.exec(json)?.[1];
  const scaled = saved.filter(({originalRequest}) => workers(originalRequest.body?.raw));
  const answered = scaled.filter(({code}) => code === undefined);
  expect(answered.map(({name}) => name)).toEqual(['Starting', 'Stopped']);
  for (const {body, originalRequest} of answered) {
    expect(workers(body)).toBe(workers(originalRequest.body?.raw));
  }
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

test('a published range of statuses has no code, an exact status has one', () => {
  const create = items.at(0);
  const remove = items.at(-1);
  expect(create?.response[0]).not.toHaveProperty('code');
  expect(create?.response[0]?.status).toBe('2XX');
  expect(remove?.response.map(({code}) => code)).toEqual([204, 403, 404]);
});
