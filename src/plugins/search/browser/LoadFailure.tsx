import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export type Props = {
  readonly onRetry: () => void;
};

/** The message in the dialog when a part of search failed to load. */
export default function LoadFailure({onRetry}: Props): ReactNode {
  return (
    <div className={styles.status}>
      <p>
        <Translate id="search.failed">Search did not load. Check your connection.</Translate>
      </p>
      <button className={styles.retry} onClick={onRetry} type="button">
        <Translate id="search.retry">Retry</Translate>
      </button>
    </div>
  );
}
