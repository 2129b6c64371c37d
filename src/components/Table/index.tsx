import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {labelCells} from './labelCells';
import styles from './styles.module.css';

/** The widths of the column below which rows stack, in rem; styles.module.css has a rule for each. */
const STACKED_BELOW = [
  {width: 20, className: styles.stacksLast}, // a phone has room for it, unless its letters are large
  {width: 37.5, className: styles.stacksSooner},
  {width: Infinity, className: styles.stacksSoonest},
] as const;

/**
 * A table that never hides a column: where the page has no room for its columns beside each other, each row becomes a
 * list of its cells under the names of their columns. Nothing scrolls, so nothing has to be reached by keyboard.
 */
export default function Table({className, children, ...props}: ComponentProps<'table'>): ReactNode {
  const {parts, need} = labelCells(children);
  const step = STACKED_BELOW.find(({width}) => need <= width);
  return (
    <div className={clsx(styles.box)}>
      <table {...props} className={clsx(className, step?.className)}>
        {parts}
      </table>
    </div>
  );
}

type CellProps = ComponentProps<'td'>;

/** Markdown aligns a column by an inline style; a class says the same within a strict content policy. */
function alignment({style, className}: CellProps): string {
  const align = style?.textAlign;
  return clsx(className, align === 'right' && styles.end, align === 'center' && styles.center);
}

/** A cell of the head. */
export function TableHead({style, className, ...props}: ComponentProps<'th'>): ReactNode {
  const classes = alignment({...(style && {style}), ...(className && {className})});
  return <th scope="col" {...props} {...(classes && {className: classes})} />;
}

/** A cell of the body. */
export function TableCell({style, className, ...props}: CellProps): ReactNode {
  const classes = alignment({...(style && {style}), ...(className && {className})});
  return <td {...props} {...(classes && {className: classes})} />;
}
