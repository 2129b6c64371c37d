import {Children, cloneElement, isValidElement} from 'react';
import type {ReactElement, ReactNode} from 'react';

type Parent = {readonly children?: ReactNode; readonly 'data-label'?: string};

function elementsIn(node: ReactNode): ReactElement<Parent>[] {
  return Children.toArray(node).filter((it) => isValidElement<Parent>(it));
}

/** The words of a node, without its elements. */
function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node);
  }
  const inside = isValidElement<Parent>(node) ? Children.toArray(node.props.children) : node;
  return Array.isArray(inside) ? inside.map(wordsOf).join('') : '';
}

/** Does something to each row of a table's parts. */
function mapRows(
  parts: ReactElement<Parent>[],
  change: (row: ReactElement<Parent>) => ReactElement,
): ReactElement[] {
  return parts.map((part) =>
    cloneElement(part, {children: elementsIn(part.props.children).map(change)}),
  );
}

/** The rows of a table, each a list of the words of its cells, the row of heads first. */
function readRows(parts: ReactElement<Parent>[]): string[][] {
  const rows = parts.flatMap(({props}) => elementsIn(props.children));
  return rows.map(({props}) => elementsIn(props.children).map((cell) => wordsOf(cell).trim()));
}

/** What one sign takes, code and words taken together, in the letters' own size. */
const SIGN = 0.46;

/** What lies between two columns. */
const GAP = 1;

/** A column of sentences is of no use when it holds a word or two in a line. */
const SENTENCE = {from: 24, width: 8};

function widthOf(cells: readonly string[]): number {
  const longestWord = Math.max(...cells.flatMap((it) => it.split(/\s+/)).map(({length}) => length));
  const hasSentence = cells.some(({length}) => length >= SENTENCE.from);
  return Math.max(longestWord * SIGN, hasSentence ? SENTENCE.width : 0) + GAP;
}

/** A table, ready to be shown with its columns beside each other or with its rows one below the other. */
export type LabeledTable = {
  /** The parts of the table; each cell carries the name of its column. */
  readonly parts: ReactNode;
  /** The width that the columns need to stand beside each other, in rem. */
  readonly need: number;
};

/**
 * Names the cells of a table by their columns, and estimates what width the columns need. It reads nothing but the
 * words, so that the server and the browser come to the same.
 *
 * @param children the parts of a table, `thead` among them
 */
export function labelCells(children: ReactNode): LabeledTable {
  const parts = elementsIn(children);
  const rows = readRows(parts);
  const heads = rows[0] ?? [];
  const columns = heads.map((_head, index) => rows.map((row) => row[index] ?? ''));
  const need = columns.map(widthOf).reduce((sum, width) => sum + width, 0);
  const labeled = mapRows(parts, (row) =>
    cloneElement(row, {
      children: elementsIn(row.props.children).map((cell, index) =>
        index === 0 || !heads[index] ? cell : cloneElement(cell, {'data-label': heads[index]}),
      ),
    }),
  );
  return {parts: labeled, need};
}
