import {useEffect, useRef, useState} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {columnNames} from './columnNames';
import styles from './styles.module.css';

/** Says whether the box of a table scrolls. Only a browser can tell that it does not. */
function useScrolls(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const box = ref.current;
    if (!box) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    // The table can outgrow a box that keeps its size, for one when the font arrives.
    [...box.children].forEach((table) => observer.observe(table));
    return () => observer.disconnect();
  }, []);
  return [ref, scrolls];
}

/**
 * A table in a box that scrolls when the table is too wide, by keyboard too: before scripts run as well, when
 * nobody knows how wide it is.
 */
export default function Table({className, children, ...props}: ComponentProps<'table'>): ReactNode {
  const [ref, scrolls] = useScrolls();
  const name = translate(
    {id: 'site.table.name', message: 'Table: {columns}'},
    {columns: columnNames(children).join(', ')},
  );
  return (
    <div
      ref={ref}
      className={clsx(styles.box)}
      {...(scrolls && {role: 'group', tabIndex: 0, 'aria-label': name})}
    >
      <table {...props} className={className}>
        {children}
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
