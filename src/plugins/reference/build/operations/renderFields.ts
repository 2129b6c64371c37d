import type {PhrasingContent} from 'mdast';
import {
  element,
  inlineCode,
  inlineElement,
  list,
  looseList,
  paragraph,
  strong,
  text,
  type Block,
} from './mdastNodes';
import type {EnumValue, Field, Json, Shape, Variant} from './Operation';
import type {OptionalField} from './listOptionalFields';
import {parseMarkdown, parseParagraph} from './parseMarkdown';

/** How a list of fields is rendered. */
export type FieldsView = {
  /** Determines what `required` means to a reader: a field to send, or a field that is always present. */
  readonly direction: 'request' | 'answer';
  /** Objects at this depth and deeper are initially closed. */
  readonly openDepth: number;
  /** The fields that a reader can add to the request. */
  readonly optional?: readonly OptionalField[];
};

/**
 * Renders the fields of a value as nested lists; each nested object is a native disclosure.
 *
 * @param shape a body, or the value of a parameter
 * @param view what the fields are for, and how many levels are initially open
 * @returns the lists; empty for a value without fields and forms that accepts no other fields
 */
export function renderShape(shape: Shape, view: FieldsView): Block[] {
  if (shape.fields.length === 0) return renderInside(shape, view, 0);
  const list = looseList(shape.fields.map((field) => renderField(field, view, 0)));
  return [
    element('Fields', {}, [list, ...renderOthers(shape)]),
    ...renderVariants(shape.variants, view, 0),
  ];
}

/**
 * Renders a flat list of named values, such as headers.
 *
 * @param fields the values, each with an anchor
 * @param view as for `renderShape`
 */
export function renderFields(fields: readonly Field[], view: FieldsView): Block {
  return element('Fields', {}, [looseList(fields.map((field) => renderField(field, view, 0)))]);
}

function renderField(field: Field, view: FieldsView, depth: number): Block[] {
  const {id, name, shape} = field;
  const anchor = inlineElement('Anchored', {id}, inlineCode(name));
  const nested = shape.fields.map((child) => renderField(child, view, depth + 1));
  const isOpen = depth < view.openDepth;
  return [
    paragraph(anchor, text(' '), ...renderFacts(field, view), ...renderButton(id, view)),
    ...parseMarkdown(shape.description ?? ''),
    ...renderLimits(shape),
    ...renderExample(shape),
    ...renderValues(shape.values),
    ...(shape.repeats === undefined ? [] : [renderRepetition(shape.repeats)]),
    ...(nested.length > 0
      ? [
          element('SubFields', {of: name, ...(isOpen && {open: true as const})}, [
            looseList(nested),
          ]),
        ]
      : []),
    ...renderInside(shape, view, depth + 1),
  ];
}

/** The button that adds an optional field to the request. */
function renderButton(id: string, {optional = []}: FieldsView): PhrasingContent[] {
  const found = optional.find((field) => field.id === id);
  if (!found) return [];
  const example = JSON.stringify(found.example);
  const isPresent = found.isIn && {present: true as const};
  return [text(' '), inlineElement('RequestField', {field: id, example, ...isPresent})];
}

/** Type, presence, flags and default in one line: `string, required, default 0`. */
function renderFacts({isRequired, shape}: Field, {direction}: FieldsView): PhrasingContent[] {
  const facts: PhrasingContent[][] = [[text(shape.type)]];
  if (direction === 'request') facts.push([isRequired ? strong('required') : text('optional')]);
  if (direction === 'answer' && !isRequired) facts.push([text('not always present')]);
  if (shape.isReadOnly) facts.push([text('read-only')]);
  if (shape.isWriteOnly) facts.push([text('write-only')]);
  if (shape.isDeprecated) facts.push([strong('deprecated')]);
  if (shape.constant !== undefined)
    facts.push([text('always '), inlineCode(write(shape.constant))]);
  if (shape.default !== undefined) facts.push([text('default '), inlineCode(write(shape.default))]);
  return facts.flatMap((fact, index) => (index === 0 ? fact : [text(', '), ...fact]));
}

function write(value: Json): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

function renderLimits({limits}: Shape): Block[] {
  return limits.length === 0 ? [] : parseMarkdown(`Limits: ${limits.join('; ')}.`);
}

function renderExample({example}: Shape): Block[] {
  return example === undefined
    ? []
    : [paragraph(text('For example '), inlineCode(example), text('.'))];
}

function renderValues(values: readonly EnumValue[]): Block[] {
  if (values.length === 0) return [];
  const items = values.map(({id, value, meaning}) => {
    const anchor = inlineElement('Anchored', {id}, inlineCode(write(value)), text(':'));
    return parseParagraph(meaning ?? '', [anchor, text(' ')]);
  });
  return [paragraph(text('Values:')), list(items)];
}

function renderRepetition(id: string): Block {
  const target: PhrasingContent = {type: 'link', url: `#${id}`, children: [inlineCode(id)]};
  return paragraph(text('Has the same fields as '), target, text('.'));
}

function renderInside(shape: Shape, view: FieldsView, depth: number): Block[] {
  return [...renderVariants(shape.variants, view, depth), ...renderOthers(shape)];
}

function renderOthers({acceptsOtherFields}: Shape): Block[] {
  return acceptsOtherFields ? [paragraph(text('Other fields can be present.'))] : [];
}

function renderVariants(variants: readonly Variant[], view: FieldsView, depth: number): Block[] {
  if (variants.length === 0) return [];
  const items = variants.map(({id, title, condition, shape}) => {
    const fields = shape.fields.map((field) => renderField(field, view, depth));
    return [
      paragraph(
        inlineElement('Anchored', {id}, strong(title)),
        ...(condition
          ? [
              text(', when '),
              inlineCode(condition.field),
              text(' is '),
              inlineCode(condition.value),
            ]
          : []),
      ),
      ...parseMarkdown(shape.description ?? ''),
      ...(fields.length > 0 ? [looseList(fields)] : []),
      ...renderInside(shape, view, depth),
    ];
  });
  return [element('Fields', {}, [paragraph(text('One of these forms:')), looseList(items)])];
}
