import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = {
  readonly children: ReactNode;
};

/** A text column with a `Rail` of code beside it where the screen is wide enough. */
export function Columns({children}: Props): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}

/** Content above both columns. */
export function ColumnsHead({children}: Props): ReactNode {
  return <div className={styles.head}>{children}</div>;
}

/** The text column. In DOM order the rail comes first, because most readers come for the code. */
export function Column({children}: Props): ReactNode {
  return <div className={styles.text}>{children}</div>;
}
