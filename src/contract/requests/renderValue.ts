import type {Scalar} from '../openapi';
import type {RequestLine} from './isShown';
import {
  fieldId,
  isRequestList,
  isRequestObject,
  isVariable,
  listParts,
  type RequestField,
  type RequestList,
  type RequestObject,
  type RequestValue,
} from './requestData';

/** The width of a line that fits next to the fields of a page. */
const WIDTH = 72;

/** How a language writes values. */
export type Notation = {
  readonly key: (name: string) => string;
  readonly scalar: (value: Scalar) => string;
  readonly variable: (name: string) => string;
  /** What is inside the braces of an object on one line. */
  readonly padding: '' | ' ';
  /** Whether the last of several lines has a comma too. */
  readonly trailingComma: boolean;
  readonly indent: number;
};

/**
 * Where a value stands: the id of its part of the request, what its first line begins with, such as an indent and a key,
 * and what its last line ends with, such as a comma.
 */
type Position = {readonly id: string; readonly before: string; readonly after: string};

/**
 * Renders a value: on one line if it fits there and nothing in it can be left out, otherwise one field or item a line.
 *
 * @example
 * renderValue(body, {id: 'body', before: '    json=', after: ','}, PYTHON)
 * // [{text: '    json={"name": "poster-maker"},', field: 'body'}]
 */
export function renderValue(
  value: RequestValue,
  position: Position,
  notation: Notation,
): RequestLine[] {
  const {id, before, after} = position;
  const text = before + renderInline(value, notation) + after;
  const isFixed = listParts(value, id).every(({presence}) => presence === 'always');
  if (text.length > WIDTH || !isFixed) {
    if (isRequestList(value)) return renderList(value, position, notation);
    if (isRequestObject(value)) return renderObject(value, position, notation);
  }
  return [{text, field: id}];
}

/** Renders a list on several lines. A single item shares the lines of the brackets. */
function renderList({items}: RequestList, position: Position, notation: Notation): RequestLine[] {
  const {id, before, after} = position;
  const [item] = items;
  if (items.length === 1 && item !== undefined) {
    return renderValue(item, {id, before: `${before}[`, after: `]${after}`}, notation);
  }
  const entries = items.map((value) => ({id, key: '', value}));
  return [
    {text: `${before}[`, field: id},
    ...renderEntries(entries, position, notation),
    {text: `${readIndent(before)}]${after}`, field: id},
  ];
}

/** Renders an object on several lines. If all its fields can be left out, `{}` stands for it without any. */
function renderObject(
  {fields}: RequestObject,
  position: Position,
  notation: Notation,
): RequestLine[] {
  const {id, before, after} = position;
  const entries = fields.map((field) => ({
    id: fieldId(id, field.name),
    key: renderKey(field, notation),
    value: field.value,
  }));
  const canBeEmpty = fields.every(({presence}) => presence !== 'always');
  const lines: RequestLine[] = [];
  if (canBeEmpty) lines.push({text: `${before}{}${after}`, field: id, when: 'empty'});
  const when = canBeEmpty ? 'filled' : undefined;
  lines.push({text: `${before}{`, field: id, when});
  lines.push(...renderEntries(entries, position, notation));
  lines.push({text: `${readIndent(before)}}${after}`, field: id, when});
  return lines;
}

/** A field of an object, or an item of a list, which has no key. */
type Entry = {readonly id: string; readonly key: string; readonly value: RequestValue};

/** Renders what is between two brackets, one level deeper than these, with commas in between. */
function renderEntries(
  entries: readonly Entry[],
  brackets: Position,
  notation: Notation,
): RequestLine[] {
  const indent = readIndent(brackets.before) + ' '.repeat(notation.indent);
  return entries.flatMap(({id, key, value}, index) => {
    const isLast = index === entries.length - 1;
    const after = isLast && !notation.trailingComma ? '' : ',';
    return renderValue(value, {id, before: indent + key, after}, notation);
  });
}

function renderInline(value: RequestValue, notation: Notation): string {
  if (typeof value !== 'object' || value === null) return notation.scalar(value);
  if (isVariable(value)) return notation.variable(value.variable);
  if (isRequestList(value)) {
    return `[${value.items.map((item) => renderInline(item, notation)).join(', ')}]`;
  }
  const fields = value.fields.map(
    (field) => renderKey(field, notation) + renderInline(field.value, notation),
  );
  return `{${notation.padding}${fields.join(', ')}${notation.padding}}`;
}

const renderKey = ({name}: RequestField, {key}: Notation): string => `${key(name)}: `;

/** Returns the spaces that a line starts with. */
const readIndent = (line: string): string => line.slice(0, line.length - line.trimStart().length);
