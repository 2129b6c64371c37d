import {expect, test} from 'vitest';
import {findJson} from '@site/src/contract/openapi';
import {buildRequest, createRequest, listRequestParts} from '@site/src/contract/requests';
import {LANGUAGE_IDS} from '@site/src/contract/requests/languages';
import {findOperation, REQUESTS} from '../../helpers/requests';

const VARIABLES = {
  RUNGEN_API: 'https://api.example.com',
  RUNGEN_API_KEY: 'practice',
  RUNGEN_APP_ID: 'an-app',
  RUNGEN_JOB_ID: 'a-job',
  RUNGEN_TEAM_ID: 'a-team',
  RUNGEN_USER_ID: 'a-user',
};

/** The requests as they are at first. */
const INITIAL = REQUESTS.filter(({isInitial}) => isInitial);

test.each(INITIAL)('$title sends the example of the contract', async (request) => {
  const {data, ticked, operation, example} = request;
  const sent = createRequest(data, {ticked: new Set(ticked), variables: VARIABLES});
  const examples = findJson(operation.requestBody)?.examples ?? {};
  const body = await sent.text();
  expect(body === '' ? undefined : JSON.parse(body)).toEqual(examples[example ?? '']?.value);
  expect(sent.method).toBe(operation.method);
});

test('a page can show an optional field ticked', () => {
  const parts = listRequestParts(
    buildRequest(findOperation('getApp'), undefined, ['header.x-team-id']),
  );
  expect(parts).toContainEqual({id: 'header.x-team-id', presence: 'ticked'});
});

test('an empty object of optional fields is on one line', () => {
  const shown = INITIAL.find(({operation}) => operation.operationId === 'createApp');
  for (const language of LANGUAGE_IDS) {
    expect(shown?.textIn(language), language).toMatch(/tools"?: \{\},?\n/);
  }
});

test.each(INITIAL)('$title has lines that fit next to the fields', ({textIn}) => {
  for (const language of LANGUAGE_IDS) {
    const lines = textIn(language).split('\n');
    const wide = lines.filter((text) => text.length > 72 && !text.includes('https://'));
    expect(wide, language).toEqual([]);
  }
});
