import {Children, isValidElement} from 'react';
import type {ReactElement, ReactNode} from 'react';

type Parent = {readonly children?: ReactNode};

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

/**
 * Reads the heads of the columns from what a table is made of, so that the build can name it too.
 *
 * @param children the parts of a table, `thead` among them
 * @returns the words of each head that has some
 */
export function columnNames(children: ReactNode): string[] {
  const rows = elementsIn(children)
    .filter(({type}) => type === 'thead')
    .flatMap(({props}) => elementsIn(props.children));
  const cells = rows.flatMap(({props}) => elementsIn(props.children));
  return cells.map((cell) => wordsOf(cell).trim()).filter(Boolean);
}
