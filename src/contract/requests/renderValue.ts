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

/** Where a value is: its id, and the text before and after it. */
type Position = {readonly id: string; readonly start: string; readonly end: string};

/** Renders a value: on one line if it fits there and nothing in it can be left out, otherwise one field a line. */
export function renderValue(
  value: RequestValue,
  position: Position,
  notation: Notation,
): RequestLine[] {
  const {id, start, end} = position;
  const parts = listParts(value, id);
  const text = start + renderInline(value, notation) + end;
  const inline: RequestLine = {text, field: [id, ...parts.map((part) => part.id)].join(' ')};
  if (!isRequestObject(value) && !isRequestList(value)) return [inline];

  const isFixed = parts.every(({presence}) => presence === 'always');
  if (text.length <= WIDTH && isFixed) return [inline];
  if (isRequestList(value) && value.items.length === 1 && value.items[0] !== undefined) {
    const [item] = value.items;
    return renderValue(item, {id, start: `${start}[`, end: `]${end}`}, notation);
  }
  return renderExpanded(value, position, notation);
}

/** Renders one field or item a line. */
function renderExpanded(
  value: RequestObject | RequestList,
  {id, start, end}: Position,
  notation: Notation,
): RequestLine[] {
  const [open, close] = isRequestList(value) ? ['[', ']'] : ['{', '}'];
  const outer = ' '.repeat(start.length - start.trimStart().length);
  const inner = outer + ' '.repeat(notation.indent);
  const entries = isRequestList(value)
    ? value.items.map((item) => ({key: '', value: item, id}))
    : value.fields.map((field) => ({
        key: renderKey(field, notation),
        value: field.value,
        id: fieldId(id, field.name),
      }));
  const canBeEmpty =
    isRequestObject(value) && value.fields.every(({presence}) => presence !== 'always');
  const when = canBeEmpty ? 'filled' : undefined;
  const lines: RequestLine[] = [{text: start + open, field: id, when}];
  if (canBeEmpty) lines.unshift({text: start + open + close + end, field: id, when: 'empty'});
  for (const [index, entry] of entries.entries()) {
    const isLast = index === entries.length - 1;
    const comma = isLast && !notation.trailingComma ? '' : ',';
    const inside = {id: entry.id, start: inner + entry.key, end: comma};
    lines.push(...renderValue(entry.value, inside, notation));
  }
  lines.push({text: outer + close + end, field: id, when});
  return lines;
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
