import {expect, test} from 'vitest';
import {describeReport} from '@site/src/plugins/checks/build/prose/checkProse';
import {checkLampPage, problemsIn} from './proseFixture';

const ALLOW = 'with a reason to contract/prose-allowlist.yaml';
const LACKS = 'which the contract does not have';

test.each([
  [
    'a method that the path does not have',
    '`DELETE /lamp/{lamp_id}`',
    `docs/lamps.mdx:3:2 names "DELETE /lamp/{lamp_id}", ${LACKS}: use one of GET /lamp/{lamp_id}`,
  ],
  [
    'a method with a path that does not exist',
    '`POST /lamps`',
    `docs/lamps.mdx:3:2 names "POST /lamps", ${LACKS}: write "POST /lamp"`,
  ],
  [
    'a method and path outside code font',
    'Send GET /lamp to see it.',
    `docs/lamps.mdx:3:6 names "GET /lamp", ${LACKS}: use one of POST /lamp`,
  ],
  [
    'a path parameter of another name',
    '`GET /lamp/{id}`',
    `docs/lamps.mdx:3:2 names "GET /lamp/{id}", ${LACKS}: use one of GET /lamp/{lamp_id}`,
  ],
  [
    'a path alone',
    '`/lamp/{lamp_id}/bulb`',
    `docs/lamps.mdx:3:2 names the path "/lamp/{lamp_id}/bulb", ${LACKS}: write "/lamp/{lamp_id}"`,
  ],
  [
    'an address of the service',
    '`https://api.lamps.example/lmap`',
    `docs/lamps.mdx:3:2 names the path "https://api.lamps.example/lmap", ${LACKS}: write "/lamp"`,
  ],
  [
    'a method that no operation has',
    '`PATCH`',
    `docs/lamps.mdx:3:2 names the method "PATCH", ${LACKS}: use one of GET, POST, or add "PATCH" ${ALLOW}`,
  ],
  [
    'a header',
    'Send x-rooms-id with it.',
    `docs/lamps.mdx:3:6 names the header "x-rooms-id", ${LACKS}: write "x-room-id", or add "x-rooms-id" ${ALLOW}`,
  ],
  [
    'a field in snake case',
    'Set `color_cod`.',
    `docs/lamps.mdx:3:6 names the field "color_cod", ${LACKS}: write "color_code", or add "color_cod" ${ALLOW}`,
  ],
  [
    'a field of one word',
    'Set `brightnes`.',
    `docs/lamps.mdx:3:6 names the word "brightnes", ${LACKS}: write "brightness", or add "brightnes" ${ALLOW}`,
  ],
  [
    'a field in the wrong place',
    'Read `bulb.brightness`.',
    `docs/lamps.mdx:3:7 names the field "bulb.brightness", ${LACKS}: "bulb" has color_code`,
  ],
  [
    'a field in JSON',
    'You get `{"brigthness": 3}`.',
    `docs/lamps.mdx:3:12 names the field "brigthness", ${LACKS}: write "brightness", or add "brigthness" ${ALLOW}`,
  ],
  [
    'a state',
    'Wait for `SHINNING`.',
    `docs/lamps.mdx:3:11 names the value "SHINNING", ${LACKS}: write "SHINING", or add "SHINNING" ${ALLOW}`,
  ],
  [
    'a status code in code font',
    'You get `403`.',
    `docs/lamps.mdx:3:10 names the status code "403", ${LACKS}: use one of 200, 201, 404, or add "403" ${ALLOW}`,
  ],
  [
    'a status code in a list of plain words',
    'It answers with status 404 or 410.',
    `docs/lamps.mdx:3:31 names the status code "410", ${LACKS}: use one of 200, 201, 404, or add "410" ${ALLOW}`,
  ],
  [
    'an environment variable',
    'Set `RUNGEN_KEY`.',
    `docs/lamps.mdx:3:6 names the environment variable "RUNGEN_KEY", which the samples do not read: use one of RUNGEN_API_KEY, or add "RUNGEN_KEY" ${ALLOW}`,
  ],
  [
    'the text of an error',
    "It says `Lamp with ID '...' is not there.`",
    `docs/lamps.mdx:3:10 names the error "Lamp with ID '...' is not there.", ${LACKS}: use one of Lamp with ID '<lamp_id>' not found., or add "Lamp with ID '...' is not there." ${ALLOW}`,
  ],
])('%s is reported with its place and its fix', (_, text, problem) => {
  expect(problemsIn(text)).toEqual([problem]);
});

test('names of the contract are accepted in every form in which a page writes them', () => {
  const page = `
\`POST /lamp\`, \`GET /lamp/$LAMP_ID\`, \`/lamp\`, \`https://api.lamps.example\`, \`x-room-id\`, \`bulb.color_code\`,
\`wires[0].length\`, \`{"status": "DARK"}\`, \`status=SHINING\`, \`createLamp\`, \`Lamp with ID '...' not found.\`,
HTTP 404, \`RUNGEN_API_KEY\`.
`;
  const report = checkLampPage(page);
  expect(report.problems).toEqual([]);
  expect(describeReport(report)).toBe(
    '15 mentions on 1 pages are in the contract (environment variable 1, error text 1, field 5, header 1, method and path 2, path 2, status code 1, value 2), 0 are allowed with a reason',
  );
});

test('commands, files, header values, other addresses and code blocks are not checked', () => {
  const page = [
    '`npm run mock`, `create.sh`, `application/json`, `https://example.com/lamp`, `/docs/intro`,',
    '`api.lamps.example.com`, `Authorization: Bearer`, `true`, `1024`, `YYYY-MM-DD`, 500 images, `T`.',
    '',
    '```json',
    '{"nothing": "of it"}',
    '```',
  ];
  expect(problemsIn(page.join('\n'))).toEqual([]);
});

test('a name in the list of allowed names passes on the pages that it is allowed on', () => {
  const entry = '- names: [lantern]\n  reason: An older word.\n';
  expect(problemsIn('A `lantern`.', entry)).toEqual([]);
  expect(problemsIn('A `lantern`.', `${entry}  pages: [docs/lamps.mdx]\n`)).toEqual([]);
  expect(problemsIn('A `lantern`.', `${entry}  pages: [docs/other.mdx]\n`)).toHaveLength(2);
});

test('an allowed name that no page needs is reported as stale', () => {
  expect(problemsIn('Nothing.', '- names: [lantern]\n  reason: An older word.\n')).toEqual([
    'contract/allow.yaml:1:3 allows "lantern", which no page needs: remove the entry, or name the page that needs it',
  ]);
});

test('pages that mention nothing of the contract fail the check', () => {
  expect(checkLampPage('Only words.').problems).toEqual([
    {
      place: 'docs/lamps.mdx',
      problem: 'and 0 more pages mention nothing of the contract',
      fix: 'set names of the contract in code font; if they are, this check is broken',
    },
  ]);
});
