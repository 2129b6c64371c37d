import type {Json, Parameter} from './contract';
import {attributes, blocks, code, escapeMdx} from '../../content';
import type {DrawnRequest} from './requests';
import {readShape, type Field, type Schemas, type Shape} from './schema';

/** What a list of fields is for. */
export type FieldsView = {
  /** Determines what "required" means to a reader: a field to send, or one that is always there. */
  readonly direction: 'request' | 'answer';
  /** Objects at this depth and deeper are closed at first. */
  readonly openDepth: number;
  /** The fields that a reader can tick, from the drawn request. */
  readonly optional?: DrawnRequest['optional'];
};

/**
 * Writes the fields of a value as nested lists.
 *
 * @param shape a body, or an object inside one
 * @param id the anchor of the value, for example `body`
 * @param view what the fields are for
 * @returns MDX; empty for a value without fields
 */
export function writeShape(shape: Shape, id: string, view: FieldsView, depth = 0): string {
  const fields = shape.fields.map((field) => writeField(field, `${id}.${field.name}`, view, depth));
  return blocks(
    fields.length > 0 ? blocks('<ul className="fields">', ...fields, '</ul>') : '',
    ...writeForms(shape, id, view, depth),
    shape.acceptsOtherFields ? 'Other fields can be present.' : '',
  );
}

/**
 * Writes headers or parts of a path as a list.
 *
 * @param parameters from the contract
 * @param view what they are for
 */
export function writeParameters(
  parameters: readonly (Pick<Parameter, 'name' | 'in' | 'required' | 'description' | 'schema'> & {
    readonly always?: string;
  })[],
  schemas: Schemas,
  view: FieldsView,
): string {
  const fields = parameters.map(({name, required, description, schema, always, ...it}) => {
    const shape = {...readShape(schemas, schema), description, constant: always};
    const field = {name, isRequired: required === true, shape};
    return writeField(field, `${it.in}.${name.toLowerCase()}`, view, 0);
  });
  return blocks('<ul className="fields">', ...fields, '</ul>');
}

function writeField(
  {name, isRequired, shape}: Field,
  id: string,
  view: FieldsView,
  depth: number,
): string {
  const tick = view.optional?.find((it) => it.id === id);
  const need =
    view.direction === 'request'
      ? isRequired
        ? 'required'
        : 'optional'
      : isRequired
        ? undefined
        : 'not always present';
  const tag = attributes({
    id,
    name,
    type: shape.constant === undefined ? shape.type : `always ${write(shape.constant)}`,
    need,
    tick: tick && (tick.isOff ? 'off' : 'on'),
  });
  const inside = writeShape(shape, id, view, depth + 1);
  return blocks(
    `<Field${tag}>`,
    escapeMdx(shape.description),
    shape.values
      .map(
        ({value, meaning}) =>
          `- <Anchored id="${id}.${value}">${code(value)}</Anchored>: ${escapeMdx(meaning)}`,
      )
      .join('\n'),
    shape.repeats ? 'Its fields are those of the object that contains it.' : '',
    inside === '' || shape.fields.length === 0
      ? inside
      : blocks(
          `<details${depth < view.openDepth ? ' open' : ''}>`,
          `<summary>Fields of ${code(name)}</summary>`,
          inside,
          '</details>',
        ),
    '</Field>',
  );
}

function writeForms(shape: Shape, id: string, view: FieldsView, depth: number): string[] {
  if (shape.forms.length === 0) return [];
  return [
    'One of these forms:',
    ...shape.forms.map((form) =>
      blocks(
        `<Anchored id="${id}.${slugOf(form.title)}">**${form.title}**</Anchored>`,
        escapeMdx(form.description),
        writeShape(form, id, view, depth),
      ),
    ),
  ];
}

const slugOf = (title: string): string => title.toLowerCase().replace(/[^a-z\d]+/g, '-');

const write = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
