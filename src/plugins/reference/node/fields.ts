import {
  describeType,
  listFields,
  listValues,
  type Field,
  type Json,
  type Schema,
} from '../../../openapi';
import {attributes, blocks, code, escapeMdx} from '../../../mdx';
import type {DrawnRequest} from './requests';

/**
 * Renders fields as nested lists.
 *
 * @param fields of a body or of an object in it, headers, or parts of a path
 * @param id the anchor of what contains them, such as `body` or `header`
 * @param request the request that sends the fields; without one, they belong to an answer
 * @returns MDX; empty without fields
 */
export function renderFields(fields: readonly Field[], id: string, request?: DrawnRequest): string {
  if (fields.length === 0) return '';
  const items = fields.map((field) => {
    const name = id === 'header' ? field.name.toLowerCase() : field.name;
    return renderField(field, `${id}.${name}`, request);
  });
  return blocks('<ul className="fields">', ...items, '</ul>');
}

/** Renders the fields of an object, and whether it can have others. */
export function renderObject(schema: Schema, id: string, request?: DrawnRequest): string {
  const isOpen = schema.additionalProperties === true;
  const fields = renderFields(listFields(schema), id, request);
  return blocks(fields, isOpen ? 'Other fields can be present.' : '');
}

function renderField(field: Field, id: string, request?: DrawnRequest): string {
  const {name, schema} = field;
  const tick = request?.optional.find((optional) => optional.id === id);
  const tag = attributes({
    id,
    name,
    type: schema.const === undefined ? describeType(schema) : `always ${renderJson(schema.const)}`,
    need: describeNeed(field, id, request),
    tick: tick && (tick.isOff ? 'off' : 'on'),
  });
  return blocks(
    `<Field${tag}>`,
    escapeMdx(schema.description ?? ''),
    renderValues(schema, id),
    renderInside(field, id, request),
    '</Field>',
  );
}

function renderValues(schema: Schema, id: string): string {
  const items = listValues(schema).map(({value, meaning}) => {
    return `- <Anchored id="${id}.${value}">${code(value)}</Anchored>: ${escapeMdx(meaning)}`;
  });
  return items.join('\n');
}

/** The levels that are open at first: requests are read to be sent, answers to find one field. */
const OPEN_LEVELS = {request: 3, answer: 2};

function renderInside({name, schema}: Field, id: string, request?: DrawnRequest): string {
  const inside = renderObject(schema, id, request);
  if (listFields(schema).length === 0) return inside;
  const level = id.split('.').length;
  const isOpen = level <= (request ? OPEN_LEVELS.request : OPEN_LEVELS.answer);
  return blocks(
    isOpen ? '<details open>' : '<details>',
    `<summary>Fields of ${code(name)}</summary>`,
    inside,
    '</details>',
  );
}

/** A request has to send a field, or may; an answer always has it, or sometimes. */
function describeNeed({isRequired}: Field, id: string, request?: DrawnRequest): string | undefined {
  if (!request) return isRequired ? undefined : 'not always present';
  if (isRequired) return 'required';
  const canBeTicked = request.optional.some((optional) => optional.id === id);
  const isSent = request.lines.curl.some(({field = ''}) => field.split(' ').includes(id));
  return isSent && !canBeTicked ? 'optional, sent here' : 'optional';
}

function renderJson(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
