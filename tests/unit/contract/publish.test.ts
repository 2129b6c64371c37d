import {createConfig, lintFromString, parseYaml} from '@redocly/openapi-core';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {
  contractToOpenApi30,
  publishContract,
  publishContracts,
} from '@site/src/contract/openapi/publish';

const SITE_URL = 'https://docs.test';
const FILES = publishContracts(process.cwd(), SITE_URL);

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

test('a published contract has no sources, and absolute links', () => {
  expect(publishContract(TEXT, SITE_URL)).toBe(`openapi: 3.1.1
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

test('the copy without ranges differs from the contract in nothing else', () => {
  const {'openapi.yaml': whole, 'openapi-200.yaml': copy} = FILES;
  expect(whole).toContain('\n        2XX:\n');
  expect(copy).toContain('any status from 200 to 299');
  expect(copy.replace(/\n {2}summary: .*/, '')).toBe(whole.replaceAll('2XX:\n', "'200':\n"));
  expect(JSON.parse(FILES['openapi-200.json'])).toEqual(parse(copy));
});

test.each(Object.entries(FILES).filter(([name]) => name.endsWith('.yaml')))(
  'parsers of YAML 1.1 and 1.2 read the same in %s',
  (_, text) => {
    const data: unknown = parse(text);
    expect(parse(text, {version: '1.1'})).toEqual(data);
    expect(parseYaml(text)).toEqual(data);
  },
);

test('the version is 3.1.0, because some tools refuse 3.1.1', () => {
  for (const file of ['openapi.yaml', 'openapi-200.yaml'] as const)
    expect(FILES[file]).toMatch(/^openapi: 3\.1\.0$/m);
});

test('what OpenAPI 3.0 does not have is rewritten', () => {
  const contract = `info: {summary: Short., description: Long., title: T}
components: {schemas: {
  A: {type: [string, 'null'], examples: [a, b]},
  B: {const: b},
  C: {$ref: '#/components/schemas/B', description: Ignored.}}}`;
  expect(JSON.parse(contractToOpenApi30(JSON.stringify(parse(contract))))).toEqual({
    openapi: '3.0.3',
    info: {title: 'T', description: 'Short. Long.'},
    components: {
      schemas: {
        A: {type: 'string', nullable: true, example: 'a'},
        B: {enum: ['b']},
        C: {$ref: '#/components/schemas/B'},
      },
    },
  });
});

test('the copy for OpenAPI 3.0 is valid', async () => {
  const config = await createConfig({extends: ['minimal']});
  const source = FILES['openapi-3.0.json'];
  const problems = await lintFromString({source, absoluteRef: 'openapi-3.0.json', config});
  expect(problems.filter(({severity}) => severity === 'error')).toEqual([]);
});
