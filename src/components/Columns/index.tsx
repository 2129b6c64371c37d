import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type ColumnsProps = {
  readonly children: ReactNode;
};

/** Text with code beside it where the screen is wide enough; one below the other where it is not. */
export function Columns({children}: ColumnsProps): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}

export type ColumnProps = {
  /** Whether this is the code beside the text. */
  readonly side?: boolean;
  readonly children: ReactNode;
};

/** A part of `Columns`. In the page's order the code comes right after the text it belongs to. */
export function Column({side = false, children}: ColumnProps): ReactNode {
  return <div className={clsx(side ? styles.side : styles.text)}>{children}</div>;
}
