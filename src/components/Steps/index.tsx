import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = {
  readonly children: ReactNode;
};

/** An ordered list whose items are the steps of a task. */
export default function Steps({children}: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
