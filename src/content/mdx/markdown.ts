/** Code in Markdown, such as `` `<app_id>` ``. */
const INLINE_CODE = /(`[^`]*`)/;

/**
 * Escapes what MDX would read as code: braces and angle brackets outside of inline code.
 *
 * @example
 * escapeMdx('Put {id} into `{id}`') // 'Put \{id} into `{id}`', and } likewise
 */
export function escapeMdx(markdown: string): string {
  const parts = markdown.split(INLINE_CODE).map((part) => {
    return part.startsWith('`') ? part : part.replace(/[{}<]/g, String.raw`\$&`);
  });
  return parts.join('').trim();
}

/** @returns Markdown blocks below each other; an empty or missing one leaves no gap */
export function blocks(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/**
 * Writes a heading with its anchor.
 *
 * @example
 * heading(2, 'errors', 'All errors') // '## All errors {/* #errors *\/}'
 */
export function heading(depth: 2 | 3 | 4, id: string, words: string): string {
  return `${'#'.repeat(depth)} ${words} {/* #${id} */}`;
}

/** Writes a text in code font. It must not contain a backtick. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** @returns a code block; its fence is one that the text does not have */
export function fence(language: string, text: string, title?: string): string {
  let marks = '```';
  while (text.includes(marks)) marks += '`';
  const info = title === undefined ? language : `${language} title="${title}"`;
  return `${marks}${info}\n${text.trimEnd()}\n${marks}`;
}

/**
 * Writes the attributes of an element of MDX or HTML; those that are undefined or false are left out. They are no
 * expressions, because the parser of MDX reads an expression from its start again at every brace in it.
 *
 * @example
 * attributes({id: 'wait', open: true, title: undefined}) // ' id="wait" open'
 */
export function attributes(values: Readonly<Record<string, string | boolean | undefined>>): string {
  let written = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === true) written += ` ${name}`;
    else if (typeof value === 'string') written += ` ${name}="${escapeAttribute(value)}"`;
  }
  return written;
}

/**
 * Names attributes as those that scripts and styles read.
 *
 * @example
 * dataAttributes({field: 'body.name'}) // {'data-field': 'body.name'}
 */
export function dataAttributes<Value>(values: Readonly<Record<string, Value>>) {
  const named: Record<string, Value> = {};
  for (const [name, value] of Object.entries(values)) named[`data-${name}`] = value;
  return named;
}

/** Escapes what ends an attribute, begins a character reference, or ends the line. */
function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;');
}

/** A cell of a table: Markdown, or MDX that is left as it is. */
type Cell = string | {readonly mdx: string};

/** Matches a quantity, such as `16.8`; its unit is in the head of the table. */
const QUANTITY = /^\d+\.\d+$/;

const isQuantity = (cell: Cell = ''): boolean => typeof cell === 'string' && QUANTITY.test(cell);

/** Writes a table. A column of quantities ends at one edge, and a line break in a cell becomes a space. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const separator = head.map((_name, column) => {
    return rows.every((row) => isQuantity(row[column])) ? '--:' : '---';
  });
  return [renderRow(head), renderRow(separator), ...rows.map(renderRow)].join('\n');
}

function renderRow(cells: readonly Cell[]): string {
  return `| ${cells.map(renderCell).join(' | ')} |`;
}

function renderCell(cell: Cell): string {
  const mdx = typeof cell === 'string' ? escapeMdx(cell) : cell.mdx;
  return mdx.replace(/\s*\n\s*/g, ' ').replaceAll('|', String.raw`\|`);
}
