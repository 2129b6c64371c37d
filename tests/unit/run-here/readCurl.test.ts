import {expect, test} from 'vitest';
import {createMockServer} from '@site/sandbox/server';
import {practiceVariables, TEAMS} from '@site/sandbox/people';
import {readCurl} from '@site/src/plugins/run-here/browser/worker/readCurl';
import {
  CONTRACT,
  drawRequest,
  isShown,
  listOperations,
  readContract,
} from '@site/src/plugins/reference';

const contract = await readContract(CONTRACT, process.cwd());

/** Every drawn request: as it stands at first, with no optional field, each of them alone, all but one, and all. */
const REQUESTS = listOperations(contract).flatMap((operation) => {
  const examples = Object.keys(operation.requestBody?.content['application/json']?.examples ?? {});
  return (examples.length > 0 ? examples : [undefined]).flatMap((example) => {
    const {lines, optional} = drawRequest(operation, example);
    const ids = optional.map(({id}) => id);
    const first = optional.filter(({isOff}) => !isOff).map(({id}) => id);
    const choices = ids.flatMap((id) => [[id], ids.filter((it) => it !== id)]);
    return [first, [], ids, ...choices].map((on) => {
      const ticks = new Map(ids.map((id) => [id, on.includes(id)]));
      const shown = lines.curl.filter((line) => isShown(line, ticks));
      const text = shown.map((line) => line.text).join('\n');
      return {
        title: `${operation.operationId} ${example ?? ''} with ${on.join(', ') || 'nothing more'}`,
        operation,
        text,
      };
    });
  });
});

test.each(REQUESTS)('$title is read as it is drawn, and accepted', async ({operation, text}) => {
  const {method, path, requestBody} = operation;
  const ids = {RUNGEN_APP_ID: 'an-app', RUNGEN_JOB_ID: 'a-job', RUNGEN_TEAM_ID: TEAMS[0]?.id ?? ''};
  const request = readCurl(text, {...practiceVariables('https://mock.invalid'), ...ids});
  expect(request.method).toBe(method);
  const address = path.replace('{app_id}', 'an-app').replace('{job_id}', 'a-job');
  expect(request.url).toBe(`https://mock.invalid${address}`);
  expect(request.headers.get('x-api-key')).toBe('practice');
  const {status} = await createMockServer().fetch(request.clone());
  expect(status).toBe(path.includes('{') ? 404 : requestBody ? 201 : 200); // there is no app
  const body = await request.text();
  expect(body === '').toBe(requestBody === undefined);
});
