import type {Scalar} from '../openapi';
import type {RequestLine} from './isShown';
import {
  fieldId,
  isRequestList,
  isRequestObject,
  isVariable,
  listParts,
  type RequestField,
  type RequestObject,
  type RequestValue,
} from './requestData';

/** The width of a line that fits next to the fields of a page. */
const WIDTH = 72;

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
 * Where a value is: the id of its part of the request, the start of its first line, such as an indent and a key, and the
 * end of its last line, such as a comma.
 */
type Position = {readonly id: string; readonly before: string; readonly after: string};

/**
 * Renders a value: on one line if it fits there and nothing in it can be left out, otherwise one field a line. A single item
 * of a list shares the lines of the brackets; several stay on one line, which no example needs.
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
  if (isFixed && text.length <= WIDTH) return [{text, field: id}];
  if (isRequestObject(value)) return renderObject(value, position, notation);
  const [item, ...others] = isRequestList(value) ? value.items : [];
  if (item === undefined || others.length > 0) return [{text, field: id}];
  return renderValue(item, {id, before: `${before}[`, after: `]${after}`}, notation);
}

/** Renders an object on several lines. If all its fields can be left out, `{}` stands for it without any. */
function renderObject({fields}: RequestObject, position: Position, notation: Notation) {
  const {id, before, after} = position;
  const indent = readIndent(before);
  const canBeEmpty = fields.every(({presence}) => presence !== 'always');
  const lines: RequestLine[] = [];
  if (canBeEmpty) lines.push({text: `${before}{}${after}`, field: id, when: 'empty'});
  const when = canBeEmpty ? 'filled' : undefined;
  lines.push({text: `${before}{`, field: id, when});
  for (const field of fields) {
    const hasComma = notation.trailingComma || field !== fields.at(-1);
    const inside: Position = {
      id: fieldId(id, field.name),
      before: indent + ' '.repeat(notation.indent) + renderKey(field, notation),
      after: hasComma ? ',' : '',
    };
    lines.push(...renderValue(field.value, inside, notation));
  }
  lines.push({text: `${indent}}${after}`, field: id, when});
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

function readIndent(line: string): string {
  const width = line.length - line.trimStart().length;
  return line.slice(0, width);
}
