import {attributes, blocks, code, escapeMdx} from '../../content';
import type {Json, Parameter, Schema} from './contract';
import type {DrawnRequest} from './requests';
import {fieldsOf, typeOf, valuesOf, type Field} from './schema';

/** What a list of fields is for. */
export type FieldsView = {
  /** Objects at this depth and deeper are closed at first. */
  readonly openDepth: number;
  /** The request that sends the fields; without one, they are those of an answer. */
  readonly request?: DrawnRequest;
};

/**
 * Writes fields as nested lists.
 *
 * @param fields of a body, or of an object inside one
 * @param id the anchor of what holds them, for example `body`
 * @param view what the fields are for
 * @returns MDX; empty without fields
 */
export function writeFields(
  fields: readonly Field[],
  id: string,
  view: FieldsView,
  depth = 0,
): string {
  return writeList(fields.map((field) => writeField(field, `${id}.${field.name}`, view, depth)));
}

const writeList = (items: readonly string[]): string =>
  items.length === 0 ? '' : blocks('<ul className="fields">', ...items, '</ul>');

/** Writes headers or parts of a path as a list. `always` is the one value that a header has. */
export function writeParameters(
  parameters: readonly (Parameter & {readonly always?: string})[],
  view: FieldsView,
): string {
  const items = parameters.map(({name, in: place, required, description, schema, always}) => {
    const own = {...schema, description, ...(always !== undefined && {const: always})};
    const field = {name, isRequired: required === true, schema: own};
    return writeField(field, `${place}.${name.toLowerCase()}`, view, 0);
  });
  return writeList(items);
}

function writeField(field: Field, id: string, view: FieldsView, depth: number): string {
  const {name, schema} = field;
  const tick = view.request?.optional.find((it) => it.id === id);
  const tag = attributes({
    id,
    name,
    type: schema.const === undefined ? typeOf(schema) : `always ${write(schema.const)}`,
    need: needOf(field, id, view),
    tick: tick && (tick.isOff ? 'off' : 'on'),
  });
  const inside = writeFields(fieldsOf(schema), id, view, depth + 1);
  return blocks(
    `<Field${tag}>`,
    escapeMdx(schema.description ?? ''),
    valuesOf(schema)
      .map(
        ({value, meaning}) =>
          `- <Anchored id="${id}.${value}">${code(value)}</Anchored>: ${escapeMdx(meaning)}`,
      )
      .join('\n'),
    ...(inside === ''
      ? [othersOf(schema)]
      : [
          `<details${depth < view.openDepth ? ' open' : ''}>`,
          `<summary>Fields of ${code(name)}</summary>`,
          inside,
          othersOf(schema),
          '</details>',
        ]),
    '</Field>',
  );
}

/** @returns what an object says about fields that are not listed */
export const othersOf = ({additionalProperties}: Schema): string =>
  additionalProperties === true ? 'Other fields can be present.' : '';

/** A request has to send a field, or may; an answer has it always, or sometimes. */
function needOf({isRequired}: Field, id: string, {request}: FieldsView): string | undefined {
  if (!request) return isRequired ? undefined : 'not always present';
  if (isRequired) return 'required';
  const isTicked = request.optional.some((it) => it.id === id);
  const isSent = request.lines.curl.some(({field = ''}) => field.split(' ').includes(id));
  return isSent && !isTicked ? 'optional, sent here' : 'optional';
}

const write = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
