import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, test} from 'vitest';
import {CONTRACT_FILES, escape, isRecord, lookUp, readYaml} from './contractFiles';

type Example = {pointer: string; schemaPointer: string; value: unknown};

describe.each(CONTRACT_FILES)('%s', (file) => {
  const document = readYaml(file);
  const examples = collectExamples(document, '#');

  test('every example is valid against its schema', () => {
    const ajv = new Ajv2020({strict: false, allErrors: true});
    addFormats(ajv);
    ajv.addSchema({...(isRecord(document) && document), $id: 'contract'});
    const problems = examples.flatMap(({pointer, schemaPointer, value}) => {
      const validate = ajv.getSchema(`contract${encodeURI(schemaPointer)}`);
      if (!validate) return [`${pointer}: no schema at ${schemaPointer}`];
      return validate(value) ? [] : [`${pointer}: ${ajv.errorsText(validate.errors)}`];
    });
    console.log(`${file}: ${examples.length} examples checked`);
    expect(examples.length, 'no example was found').toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  test('every JSON body has a named example with a summary', () => {
    const bodies = listMedia(document, '#');
    expect(bodies.length).toBeGreaterThan(0);
    const without = bodies.filter((pointer) => {
      const named = lookUp(document, `${pointer}/examples`);
      if (!isRecord(named) || Object.keys(named).length === 0) return true;
      return Object.values(named).some((it) => !isRecord(it) || typeof it.summary !== 'string');
    });
    expect(without).toEqual([]);
  });
});

test('an example that violates its schema is found', () => {
  const ajv = new Ajv2020({strict: false});
  ajv.addSchema({$id: 'contract', content: {schema: {type: 'string'}}});
  expect(ajv.getSchema('contract#/content/schema')?.(1)).toBe(false);
});

/** Finds `examples` of media types and `example` of parameters, each with the schema beside it. */
function collectExamples(value: unknown, pointer: string): Example[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => collectExamples(item, `${pointer}/${index}`));
  }
  if (!isRecord(value)) return [];
  const own = 'schema' in value ? examplesBeside(value, pointer) : [];
  const inner = Object.entries(value)
    .filter(([key]) => key !== 'examples' && key !== 'example')
    .flatMap(([key, child]) => collectExamples(child, `${pointer}/${escape(key)}`));
  return [...own, ...inner];
}

function examplesBeside(node: Record<string, unknown>, pointer: string): Example[] {
  const schemaPointer = `${pointer}/schema`;
  const named = isRecord(node.examples) ? Object.entries(node.examples) : [];
  return [
    ...('example' in node ? [{pointer, schemaPointer, value: node.example}] : []),
    ...named.map(([name, example]) => ({
      pointer: `${pointer}/examples/${name}`,
      schemaPointer,
      value: isRecord(example) ? example.value : undefined,
    })),
  ];
}

function listMedia(value: unknown, pointer: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => listMedia(item, `${pointer}/${index}`));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'examples') return [];
    const at = `${pointer}/${escape(key)}`;
    return [...(key === 'application/json' ? [at] : []), ...listMedia(child, at)];
  });
}
