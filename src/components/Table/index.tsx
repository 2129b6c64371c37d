import {useEffect, useRef, useState} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The words of the head of a table, which name it to people who cannot see it. */
function tableName(box: HTMLElement): string {
  const heads = [...box.querySelectorAll('thead th')].map((cell) => cell.textContent.trim());
  return translate(
    {id: 'site.table.name', message: 'Table: {columns}'},
    {columns: heads.filter(Boolean).join(', ')},
  );
}

/** The name of the box while its table is too wide for it, undefined while everything shows. */
function useScrollableName(): [React.RefObject<HTMLDivElement | null>, string | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string>();
  useEffect(() => {
    const box = ref.current;
    if (!box) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setName(box.scrollWidth > box.clientWidth ? tableName(box) : undefined);
    });
    observer.observe(box);
    // The table can outgrow a box that keeps its size, for one when the font arrives.
    [...box.children].forEach((table) => observer.observe(table));
    return () => observer.disconnect();
  }, []);
  return [ref, name];
}

/** A table in a box that scrolls when the table is too wide, by keyboard too. */
export default function Table({className, ...props}: ComponentProps<'table'>): ReactNode {
  const [ref, name] = useScrollableName();
  return (
    <div
      ref={ref}
      className={clsx(styles.box)}
      {...(name !== undefined && {role: 'group', tabIndex: 0, 'aria-label': name})}
    >
      <table {...props} className={className} />
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
