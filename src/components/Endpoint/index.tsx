import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = {
  readonly children: ReactNode;
};

/** The method and the address of an operation, in a line of their own. */
export default function Endpoint({children}: Props): ReactNode {
  return (
    <div className={styles.endpoint} data-search-endpoint>
      {children}
    </div>
  );
}
