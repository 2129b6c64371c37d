import {expect, test} from 'vitest';
import {createMockServer} from '@site/src/mock-server/server';
import {practiceVariables} from '@site/src/mock-server/environment';
import {loadMockContract} from '@site/src/mock-server/loadMockContract';
import {TEAMS} from '@site/src/mock-server/users';
import {readCurl} from '@site/src/plugins/run/client/worker/readCurl';
import {REQUESTS} from '../../helpers/drawnRequests';

const contract = await loadMockContract();

test.each(REQUESTS)('$title is read as it is drawn, and accepted', async ({operation, textIn}) => {
  const {method, path, requestBody} = operation;
  const ids = {RUNGEN_APP_ID: 'an-app', RUNGEN_JOB_ID: 'a-job', RUNGEN_TEAM_ID: TEAMS[0]?.id ?? ''};
  const request = readCurl(textIn('curl'), {...practiceVariables('https://mock.invalid'), ...ids});
  expect(request.method).toBe(method);
  const address = path.replace('{app_id}', 'an-app').replace('{job_id}', 'a-job');
  expect(request.url).toBe(`https://mock.invalid${address}`);
  expect(request.headers.get('x-api-key')).toBe('practice');
  const {status} = await createMockServer({contract}).fetch(request.clone());
  expect(status).toBe(path.includes('{') ? 404 : requestBody ? 201 : 200); // there is no app
  const body = await request.text();
  expect(body === '').toBe(requestBody === undefined);
});
