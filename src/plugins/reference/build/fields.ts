import {attributes, blocks, code, escapeMdx} from '../../content';
import type {Json, Parameter} from './contract';
import type {DrawnRequest} from './requests';
import {readShape, type Field} from './schema';

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
    const shape = {...readShape(schema), description, constant: always};
    const field = {name, isRequired: required === true, shape};
    return writeField(field, `${place}.${name.toLowerCase()}`, view, 0);
  });
  return writeList(items);
}

function writeField(field: Field, id: string, view: FieldsView, depth: number): string {
  const {name, shape} = field;
  const tick = view.request?.optional.find((it) => it.id === id);
  const tag = attributes({
    id,
    name,
    type: shape.constant === undefined ? shape.type : `always ${write(shape.constant)}`,
    need: needOf(field, id, view),
    tick: tick && (tick.isOff ? 'off' : 'on'),
  });
  const inside = writeFields(shape.fields, id, view, depth + 1);
  return blocks(
    `<Field${tag}>`,
    escapeMdx(shape.description),
    shape.values
      .map(
        ({value, meaning}) =>
          `- <Anchored id="${id}.${value}">${code(value)}</Anchored>: ${escapeMdx(meaning)}`,
      )
      .join('\n'),
    ...(inside === ''
      ? [othersOf(shape)]
      : [
          `<details${depth < view.openDepth ? ' open' : ''}>`,
          `<summary>Fields of ${code(name)}</summary>`,
          inside,
          othersOf(shape),
          '</details>',
        ]),
    '</Field>',
  );
}

/** @returns what an object says about fields that are not listed */
export const othersOf = ({acceptsOtherFields}: Field['shape']): string =>
  acceptsOtherFields ? 'Other fields can be present.' : '';

/** A request has to send a field, or may; an answer has it always, or sometimes. */
function needOf({isRequired}: Field, id: string, {request}: FieldsView): string | undefined {
  if (!request) return isRequired ? undefined : 'not always present';
  if (isRequired) return 'required';
  const isTicked = request.optional.some((it) => it.id === id);
  const isSent = request.lines.curl.some(({field = ''}) => field.split(' ').includes(id));
  return isSent && !isTicked ? 'optional, sent here' : 'optional';
}

const write = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
