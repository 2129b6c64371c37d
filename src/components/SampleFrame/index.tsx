import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A sample: its programs in tabs, and their output. */
export default function SampleFrame({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.sample}>{children}</div>;
}
