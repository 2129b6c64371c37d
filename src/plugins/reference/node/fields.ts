import {
  describeType,
  listFields,
  listValues,
  type Field,
  type Schema,
} from '../../../contract/openapi';
import {attributes, blocks, code, escapeMdx} from '../../../content/mdx';
import {fieldId, type Presence} from '../../../contract/requests';

/** The parts of a request by their ids, and when each is sent. */
export type SentParts = ReadonlyMap<string, Presence>;

/**
 * Renders fields as nested lists.
 *
 * @param fields of a body or of an object in it, headers, or parts of a path
 * @param id the anchor of what contains them, such as `body` or `header`
 * @param request the request that sends the fields; without one, they belong to a response
 */
export function renderFields(fields: readonly Field[], id: string, request?: SentParts): string {
  if (fields.length === 0) return '';
  const items = fields.map((field) => renderField(field, fieldId(id, field.name), request));
  return blocks('<ul className="fields">', ...items, '</ul>');
}

/** Renders the fields of an object, and whether it can have others. */
export function renderObject(schema: Schema, id: string, request?: SentParts): string {
  const isOpen = schema.additionalProperties === true;
  const fields = renderFields(listFields(schema), id, request);
  return blocks(fields, isOpen && 'Other fields can be present.');
}

function renderField(field: Field, id: string, request?: SentParts): string {
  const {name, schema} = field;
  const presence = request?.get(id);
  const tag = attributes({
    id,
    name,
    type: describeValue(schema),
    need: describeNeed(field, id, request),
    tick: presence === 'always' ? undefined : presence,
  });
  return blocks(
    `<Field${tag}>`,
    escapeMdx(schema.description ?? ''),
    renderMeanings(schema, id),
    renderInside(field, id, request),
    '</Field>',
  );
}

function renderMeanings(schema: Schema, id: string): string {
  const items = listValues(schema).map(({value, meaning}) => {
    return `- <Anchored id="${id}.${value}">${code(value)}</Anchored>: ${escapeMdx(meaning)}`;
  });
  return items.join('\n');
}

function renderInside({name, schema}: Field, id: string, request?: SentParts): string {
  const inside = renderObject(schema, id, request);
  if (listFields(schema).length === 0) return inside;
  const level = id.split('.').length;
  const openLevels = request ? 3 : 2; // requests are read to be sent, responses to find a field
  return blocks(
    `<details${attributes({open: level <= openLevels})}>`,
    `<summary>Fields of ${code(name)}</summary>`,
    inside,
    '</details>',
  );
}

/** A request has to send a field, or may; a response always has it, or sometimes. */
function describeNeed({isRequired}: Field, id: string, request?: SentParts): string | undefined {
  if (!request) return isRequired ? undefined : 'not always present';
  if (isRequired) return 'required';
  if (request.get(id) !== 'always') return 'optional';
  const parent = findOptionalParent(id, request);
  if (parent !== undefined) return `optional, sent with ${parent}`;
  return 'optional, included in this example';
}

/** Returns the name of the outermost part around a field that a reader can leave out, and the field with it. */
function findOptionalParent(id: string, request: SentParts): string | undefined {
  const names = id.split('.');
  return names.find((_name, index) => {
    const presence = request.get(names.slice(0, index + 1).join('.'));
    return presence === 'ticked' || presence === 'unticked';
  });
}

const describeValue = (schema: Schema): string =>
  schema.const === undefined ? describeType(schema) : `always ${schema.const}`;
