import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {ContentError} from '@site/src/plugins/problems/build/ContentError';
import {readContract} from '@site/src/plugins/reference/build/contract/readContract';

const GOOD = readFileSync('contract/openapi.yaml', 'utf8');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'read-contract-'));
  writeFileSync(path.join(folder, 'redocly.yaml'), readFileSync('redocly.yaml'));
});
afterAll(() => rmSync(folder, {recursive: true}));

describe('readContract', () => {
  test('returns the document and the places of its parts', async () => {
    const contract = await readContract('contract/openapi.yaml');
    const line = GOOD.split('\n').indexOf('  /app/{app_id}/run_async:') + 1;
    expect(contract.document.openapi).toBe('3.1.1');
    expect(contract.file).toBe('contract/openapi.yaml');
    expect(contract.placeOf('#/paths/~1app~1{app_id}~1run_async')).toBe(
      `contract/openapi.yaml:${line}:3`,
    );
  });

  test('reports an example value that the schema does not allow', async () => {
    const {problems} = await readBad(GOOD.replace('gpu_tier: STANDARD', 'gpu_tier: GOLD'));
    const line = GOOD.split('\n').findIndex((it) => it.includes('gpu_tier: STANDARD')) + 1;
    expect(problems).toHaveLength(1);
    expect(problems[0]?.place).toMatch(new RegExp(`^openapi\\.yaml:${line}:\\d+$`));
    expect(problems[0]?.problem).toContain('"BASIC", "STANDARD", "PERFORMANCE"');
    expect(problems[0]?.fix).toBe('did you mean "BASIC"?');
  });

  test('reports every problem at once, in the order of the lines', async () => {
    const bad = GOOD.replace('operationId: listApps', 'operationIds: listApps').replace(
      "$ref: '#/components/schemas/RunJob'",
      "$ref: '#/components/schemas/RunJobb'",
    );
    const {problems, message, stack} = await readBad(bad);
    const lines = problems.map(({place}) => Number(place.split(':')[1]));
    expect(problems.length).toBeGreaterThanOrEqual(3);
    expect(lines).toEqual([...lines].sort((one, other) => one - other));
    expect(message).toContain('`operationIds` is not expected here');
    expect(message).toContain('RunJobb');
    expect(stack).toBe(message);
  });

  test('rejects a file that is not YAML', async () => {
    const {message} = await readBad('openapi: [3.1.1');
    expect(message).toMatch(/^openapi\.yaml:1:/);
  });

  test('rejects a contract of another OpenAPI version', async () => {
    const {message} = await readBad(
      'openapi: 3.0.3\ninfo: {title: Old, version: "1", license: {name: None, url: https://example.com}}\nservers: [{url: https://api.rungen.ai}]\nsecurity: []\npaths: {}\n',
    );
    expect(message).toContain('is not an OpenAPI 3.1 document');
  });

  test('reads a contract once, and again when a file of its folder changes', async () => {
    const file = path.join(folder, 'openapi.yaml');
    writeFileSync(file, GOOD);
    const first = await readContract('openapi.yaml', folder);
    expect(await readContract(file, folder), 'by its whole path').toBe(first);
    writeFileSync(path.join(folder, 'beside.yaml'), 'a: 1\n');
    const second = await readContract('openapi.yaml', folder);
    expect(second).not.toBe(first);
    expect(second.document).toEqual(first.document);
  });

  test('reports a file whose folder does not exist', async () => {
    const error = await failureOf(readContract('nowhere/openapi.yaml', folder));
    expect(error.problems.map(({place}) => place)).toEqual(['nowhere/openapi.yaml:1:1']);
  });

  test('reports a file that does not exist', async () => {
    const error = await failureOf(readContract('missing.yaml', folder));
    expect(error.message).toContain('missing.yaml');
  });
});

async function readBad(text: string): Promise<ContentError> {
  writeFileSync(path.join(folder, 'openapi.yaml'), text);
  return failureOf(readContract('openapi.yaml', folder));
}

async function failureOf(reading: Promise<unknown>): Promise<ContentError> {
  try {
    await reading;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('the contract was read without a problem');
}
