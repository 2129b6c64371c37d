import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = {
  readonly children: ReactNode;
};

/** Words with a `Rail` of code beside them where the screen is wide enough. */
export function Columns({children}: Props): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}

/** What stands above both columns. */
export function ColumnsHead({children}: Props): ReactNode {
  return <div className={styles.head}>{children}</div>;
}

/** The words. In the page's order the rail comes before them: it is what most readers came for. */
export function Column({children}: Props): ReactNode {
  return <div className={styles.text}>{children}</div>;
}
