import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = {
  /** A heading and a list of links. */
  readonly children: ReactNode;
};

/** Links to related pages, in a quiet style: the link to the next page, below them, is more important. */
export default function RelatedPages({children}: Props): ReactNode {
  return <div className={styles.related}>{children}</div>;
}
