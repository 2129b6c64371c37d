import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = {
  /** A heading and a list of links. */
  readonly children: ReactNode;
};

/** Pages beside this one, kept quiet: what comes next stands below them. */
export default function RelatedPages({children}: Props): ReactNode {
  return <div className={styles.related}>{children}</div>;
}
