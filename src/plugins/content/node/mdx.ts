/**
 * Makes Markdown safe to stand in MDX: braces and angle brackets outside code are text, as the contract means them.
 *
 * @param markdown from the contract or a register
 */
export function escapeMdx(markdown: string): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[{}<]/g, String.raw`\$&`)))
    .join('')
    .trim();
}

/** Puts blocks below each other; an empty one leaves no gap. */
export const blocks = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

/** @returns a heading with its anchor */
export const heading = (depth: 2 | 3, id: string, words: string): string =>
  `${'#'.repeat(depth)} ${words} {/* #${id} */}`;

/** @returns a name in code font */
export const code = (text: string): string => `\`${text}\``;

/** @returns the attributes of a tag; those without a value are left out */
export function attributes(values: Readonly<Record<string, string | boolean | undefined>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => {
      if (value === undefined || value === false) return [];
      return [value === true ? ` ${name}` : ` ${name}={${JSON.stringify(value)}}`];
    })
    .join('');
}

/** A cell of a table in Markdown, or in MDX that is left as it is. */
type Cell = string | {readonly mdx: string};

/**
 * Draws a table.
 *
 * @param head the words of its columns
 * @param rows cells; a line break in one becomes a space
 */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const write = (cells: readonly Cell[]): string =>
    `| ${cells
      .map((cell) =>
        (typeof cell === 'string' ? escapeMdx(cell) : cell.mdx)
          .replace(/\s*\n\s*/g, ' ')
          .replaceAll('|', '\\|'),
      )
      .join(' | ')} |`;
  return [write(head), write(head.map(() => '---')), ...rows.map(write)].join('\n');
}
