import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {labelCells} from './labelCells';
import styles from './styles.module.css';

/** Container widths in rem, below which rows stack. styles.module.css has a rule for each class. */
const STACKED_BELOW = [
  {width: 20, className: styles.stacksLast}, // fits on a phone, unless the font size is large
  {width: 37.5, className: styles.stacksSooner},
  {width: Infinity, className: styles.stacksSoonest},
] as const;

/**
 * A table that never hides a column: where its columns do not fit beside each other, each row becomes a list of its
 * cells, labeled with the names of their columns. Nothing scrolls, so nothing has to be focusable by keyboard.
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

/** Markdown aligns a column by an inline style. Returns a class instead, as the content security policy requires. */
function alignment({style, className}: CellProps): string {
  const align = style?.textAlign;
  return clsx(className, align === 'right' && styles.end, align === 'center' && styles.center);
}

/** A header cell. */
export function TableHead({style, className, ...props}: ComponentProps<'th'>): ReactNode {
  const classes = alignment({...(style && {style}), ...(className && {className})});
  return <th scope="col" {...props} {...(classes && {className: classes})} />;
}

/** A body cell. */
export function TableCell({style, className, ...props}: CellProps): ReactNode {
  const classes = alignment({...(style && {style}), ...(className && {className})});
  return <td {...props} {...(classes && {className: classes})} />;
}
