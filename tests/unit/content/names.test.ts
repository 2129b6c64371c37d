// cspell:ignore compltd stauts
import {expect, test} from 'vitest';
import {CONTRACT, loadContract} from '@site/src/contract/openapi';
import {names} from '@site/src/content/checks/names';
import {runRule} from './content';

test.each([
  ['a field', 'stauts', 'write "status"'],
  ['a field that does not exist', 'webhook', 'add "webhook" with a reason'],
  ['a field in the wrong place', 'configuration.model_url', 'add "configuration.model_url"'],
  ['a misspelt field of others', 'configuraton.gpu_tier', 'write "configuration.gpu_tier"'],
  ['a state', 'COMPLTED', 'write "COMPLETED"'],
  ['a header', 'x-teams-id', 'write "x-team-id"'],
  ['a header of nobody', 'X-Lamp-Id', 'write "x-team-id"'],
  ['a header of HTTP', 'Authorizaton', 'write "Authorization"'],
  ['a status', '418', 'add "418"'],
  ['a variable', 'RUNGEN_KEY', 'write "RUNGEN_'],
  ['a variable of a shell', '$RUNGEN_APP_DI', 'write "RUNGEN_APP_ID"'],
  ['an operation', 'createAp', 'write "createApp"'],
  ['a path', 'GET /apps', 'write "GET /app"'],
  ['a method of a path', 'DELETE /app', 'write "DELETE /app/{app_id}"'],
  ['a parameter', 'GET /app/{id}', 'write "GET /app/{app_id}"'],
  ['an address', 'https://api.rungen.ai/apps', 'write "https://api.rungen.ai/app'],
  ['a host', 'https://api.rungen.io/app', 'write "https://api.rungen.ai'],
  ['an error', 'Unauthorized acces. Invalid API key.', 'write "Unauthorized access.'],
])('reports %s', async (_, name, fix) => {
  const problems = await runRule(names, `It is \`${name}\`.`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`1:8 unknown name "${name}"`);
  expect(problems[0]?.split(' | ')[1]).toContain(fix);
});

test('reports a variable in a code block that no program reads', async () => {
  expect(await runRule(names, '```bash\nexport RUNGEN_API_KY=a\n```')).toEqual([
    expect.stringContaining('2:8 unknown name "RUNGEN_API_KY"'),
  ]);
});

test.each([
  '`POST /app`, `GET /app/$RUNGEN_APP_ID`, `/chat/completions`, `https://api.rungen.ai/app`',
  '`configuration.gpu_tier`, `choices[0].message.content`, `createApp`, `RUNGEN_API_KEY`, `404`',
  "`App with ID '...' not found.`, `x-team-id`, `Authorization`",
  '`npm run mock`, `create.sh`, `session.mount`, `application/json`, `/docs/intro`, `true`, `512`',
  '`https://huggingface.co/Qwen`, `FLUX.1-schnell`, `{"stauts": 1}`, `T`, `&`',
  '`NotFoundError`, `APIConnectionError`, `Bearer`',
  'Text with webhook_url and GET /apps outside of code.',
])('accepts %s', async (text) => {
  expect(await runRule(names, text)).toEqual([]);
});

test('accepts a name that the contract has in an anyOf', async () => {
  const contract = await loadContract('.', CONTRACT);
  const schema = {anyOf: [{}, {properties: {lamp: {}}}]};
  const parameters = [{name: 'A', in: 'header', description: 'B', schema}] as const;
  const paths = {...contract.paths, '/app': {...contract.paths['/app'], parameters}};
  expect(await runRule(names, '`lamp`', {contracts: [contract]})).toHaveLength(1);
  expect(await runRule(names, '`lamp`', {contracts: [{...contract, paths}]})).toEqual([]);
});

test('allows a name only on the pages that its entry lists', async () => {
  const text = 'The word `trap`.';
  expect(await runRule(names, {'docs/tutorial-basics/congratulations.mdx': text})).toEqual([]);
  expect(await runRule(names, text)).toHaveLength(1);
});
