import {attributes, blocks, code, escapeMdx} from '../../content';
import type {Json, Schema} from '../../../openapi';
import type {DrawnRequest} from './requests';
import {listFields, describeType, listValues, type Field} from '../../../openapi';

/**
 * Writes fields as nested lists.
 *
 * @param fields of a body or of an object inside one, headers, or parts of a path
 * @param id the anchor of what holds them, such as `body` or `header`
 * @param request that sends the fields; without one, they are those of an answer
 * @returns MDX; empty without fields
 */
export function writeFields(fields: readonly Field[], id: string, request?: DrawnRequest): string {
  if (fields.length === 0) return '';
  const items = fields.map((field) => {
    const name = id === 'header' ? field.name.toLowerCase() : field.name;
    return writeField(field, `${id}.${name}`, request);
  });
  return blocks('<ul className="fields">', ...items, '</ul>');
}

/** Writes the fields of an object, and whether there can be others. */
export function writeObject(schema: Schema, id: string, request?: DrawnRequest): string {
  const others = schema.additionalProperties === true ? 'Other fields can be present.' : '';
  return blocks(writeFields(listFields(schema), id, request), others);
}

function writeField(field: Field, id: string, request?: DrawnRequest): string {
  const {name, schema} = field;
  const tick = request?.optional.find((it) => it.id === id);
  const tag = attributes({
    id,
    name,
    type: schema.const === undefined ? describeType(schema) : `always ${write(schema.const)}`,
    need: needOf(field, id, request),
    tick: tick && (tick.isOff ? 'off' : 'on'),
  });
  const isOpen = id.split('.').length <= (request ? 3 : 2);
  const inside = writeObject(schema, id, request);
  return blocks(
    `<Field${tag}>`,
    escapeMdx(schema.description ?? ''),
    listValues(schema)
      .map(
        ({value, meaning}) =>
          `- <Anchored id="${id}.${value}">${code(value)}</Anchored>: ${escapeMdx(meaning)}`,
      )
      .join('\n'),
    ...(listFields(schema).length === 0
      ? [inside]
      : [
          `<details${isOpen ? ' open' : ''}>`,
          `<summary>Fields of ${code(name)}</summary>`,
          inside,
          '</details>',
        ]),
    '</Field>',
  );
}

/** A request has to send a field, or may; an answer has it always, or sometimes. */
function needOf({isRequired}: Field, id: string, request?: DrawnRequest): string | undefined {
  if (!request) return isRequired ? undefined : 'not always present';
  if (isRequired) return 'required';
  const isTicked = request.optional.some((it) => it.id === id);
  const isSent = request.lines.curl.some(({field = ''}) => field.split(' ').includes(id));
  return isSent && !isTicked ? 'optional, sent here' : 'optional';
}

const write = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
