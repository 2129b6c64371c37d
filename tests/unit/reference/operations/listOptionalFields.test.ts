import {expect, it} from 'vitest';
import {readReference} from '../../../../src/plugins/reference';
import {listOptionalFields} from '../../../../src/plugins/reference/build/operations/listOptionalFields';
import type {GeneratedBlock} from '../../../../src/plugins/reference/build/operations/mdastNodes';
import {renderOperation} from '../../../../src/plugins/reference/build/operations/renderOperation';

const readOperation = async (id: string) => {
  const {operations} = await readReference(process.cwd());
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  return operation;
};

const attributesOf = (blocks: readonly GeneratedBlock[], name: string): string[] =>
  [...JSON.stringify(blocks).matchAll(/"name":"([\w-]+)","value":"([^"]+)"/g)].flatMap(
    ([, key, value = '']) => (key === name ? [value] : []),
  );

it('lists optional fields that have an example, and whether the request has them', async () => {
  const {body} = await readOperation('createApp');
  const fields = body ? listOptionalFields(body) : [];
  expect(fields.map(({id, isIn}) => [id, isIn])).toEqual([
    ['body.description', true],
    ['body.configuration.active_workers', false],
    ['body.workflow.tools', true],
    ['body.workflow.tools.loras', false],
  ]);
  expect(fields[1]?.example).toBe(0);
});

it('puts a button beside each of them, and marks which fields each code block has', async () => {
  const blocks = renderOperation(await readOperation('createApp'));
  expect(attributesOf(blocks, 'field')).toHaveLength(4);
  expect(new Set(attributesOf(blocks, 'fields'))).toEqual(
    new Set(['body', 'response', 'error', 'response-default']),
  );
});
