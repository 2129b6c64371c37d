import {describe, expect, test} from 'vitest';
import {CONTRACT_FILES, isRecord, listNodes, listOf, readYaml, type Node} from './contractFiles';

describe.each(CONTRACT_FILES)('%s', (file) => {
  const nodes = listNodes(readYaml(file));
  const operations = nodes.filter(({value}) => 'operationId' in value);

  test('every schema and every field has a description', () => {
    const fields = nodes.filter(({pointer}) =>
      /\/properties\/[^/]+$|^#\/components\/(schemas|parameters|securitySchemes)\/[^/]+$/.test(
        pointer,
      ),
    );
    expect(fields.length).toBeGreaterThan(0);
    expect(pointersWithout(fields, 'description')).toEqual([]);
  });

  test('every enum is a named schema with a meaning for each value and for no other', () => {
    const enums = nodes.filter(({value}) => Array.isArray(value.enum));
    expect(enums.length).toBeGreaterThan(0);
    for (const {pointer, value} of enums) {
      expect(pointer).toMatch(/^#\/(components\/schemas|x-enumerations)\/[^/]+$/);
      const meanings = isRecord(value['x-enum-meanings']) ? value['x-enum-meanings'] : {};
      expect(Object.keys(meanings), pointer).toEqual(value.enum);
    }
  });

  test('every transition connects two values of its enum and states its cause', () => {
    for (const {pointer, value} of nodes) {
      const values = [...listOf(value.enum), null];
      for (const it of listOf(value['x-transitions']).filter(isRecord)) {
        expect(values, pointer).toContain(it.from);
        expect(values, pointer).toContain(it.to);
        expect(typeof it.by, pointer).toBe('string');
      }
    }
  });

  test('every error response with an exact status has x-error, and nothing else has it', () => {
    const documented = nodes.filter(({value}) => 'x-error' in value).map(({pointer}) => pointer);
    const answers = nodes.flatMap(({value}) =>
      isRecord(value.responses) && 'operationId' in value ? Object.entries(value.responses) : [],
    );
    const errors = answers.filter(([status]) => /^[45]\d\d$/.test(status));
    for (const [status, answer] of errors) {
      const own = isRecord(answer) && 'x-error' in answer;
      const shared = isRecord(answer) && documented.includes(String(answer.$ref));
      expect(own || shared, `answer ${status} has no x-error`).toBe(true);
    }
    const misplaced = documented.filter(
      (pointer) => !/\/responses\/[45]\d\d$|^#\/components\/responses\//.test(pointer),
    );
    expect(misplaced).toEqual([]);
  });

  test('every x-error states what happened, why, what to do, and whether to retry', () => {
    for (const {pointer, value} of nodes) {
      const error = value['x-error'];
      if (!isRecord(error)) continue;
      for (const key of ['text', 'meaning', 'fix', 'retryAdvice']) {
        expect(typeof error[key], `${pointer} ${key}`).toBe('string');
      }
      expect(Array.isArray(error.causes) && error.causes.length > 0, `${pointer} causes`).toBe(
        true,
      );
      expect(['safe', 'unsafe', 'no'], pointer).toContain(error.retry);
    }
  });

  test('every operation states who may call it, what it does, and its open questions', () => {
    expect(operations.length).toBeGreaterThan(0);
    for (const {pointer, value} of operations) {
      expect(typeof value['x-access'], pointer).toBe('string');
      expect(typeof value['x-effects'], pointer).toBe('string');
      const open = value['x-open-questions'];
      expect(Array.isArray(open) && open.length > 0, pointer).toBe(true);
    }
  });

  test('every named schema is used', () => {
    const used = new Set(nodes.map(({value}) => value.$ref));
    const unused = nodes
      .map(({pointer}) => pointer)
      .filter((pointer) => /^#\/components\/schemas\/[^/]+$/.test(pointer) && !used.has(pointer))
      .map((pointer) => pointer.split('/').at(-1));
    expect(unused).toEqual([]);
  });
});

function pointersWithout(nodes: readonly Node[], key: string): string[] {
  return nodes.filter(({value}) => typeof value[key] !== 'string').map(({pointer}) => pointer);
}
