import {Children, cloneElement, isValidElement} from 'react';
import type {ReactElement, ReactNode} from 'react';

type Parent = {readonly children?: ReactNode; readonly 'data-label'?: string};

function elementsIn(node: ReactNode): ReactElement<Parent>[] {
  return Children.toArray(node).filter((it) => isValidElement<Parent>(it));
}

/** Returns the text content of a node. */
function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node);
  }
  const inside = isValidElement<Parent>(node) ? Children.toArray(node.props.children) : node;
  return Array.isArray(inside) ? inside.map(wordsOf).join('') : '';
}

/** Applies a function to each row of the parts (`thead`, `tbody`) of a table. */
function mapRows(
  parts: ReactElement<Parent>[],
  change: (row: ReactElement<Parent>) => ReactElement,
): ReactElement[] {
  return parts.map((part) =>
    cloneElement(part, {children: elementsIn(part.props.children).map(change)}),
  );
}

/** Returns the rows of a table, header row first, each as the list of its cell texts. */
function readRows(parts: ReactElement<Parent>[]): string[][] {
  const rows = parts.flatMap(({props}) => elementsIn(props.children));
  return rows.map(({props}) => elementsIn(props.children).map((cell) => wordsOf(cell).trim()));
}

/** The average width of a character, over code and text, in em. */
const SIGN = 0.46;

/** The space between two columns, in em. */
const GAP = 1;

/** A cell of at least `from` characters is a sentence. It needs `width` em to hold more than a word or two a line. */
const SENTENCE = {from: 24, width: 8};

function widthOf(cells: readonly string[]): number {
  const longestWord = Math.max(...cells.flatMap((it) => it.split(/\s+/)).map(({length}) => length));
  const hasSentence = cells.some(({length}) => length >= SENTENCE.from);
  return Math.max(longestWord * SIGN, hasSentence ? SENTENCE.width : 0) + GAP;
}

/** A table that can be shown with its columns beside each other or with stacked rows. */
export type LabeledTable = {
  /** The parts of the table; each cell has the name of its column in `data-label`. */
  readonly parts: ReactNode;
  /** The width that the columns need to fit beside each other, in rem. */
  readonly need: number;
};

/**
 * Labels the cells of a table with the names of their columns, and estimates the width that the columns need. The
 * estimate depends on the text alone, so that the server and the browser get the same result.
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
