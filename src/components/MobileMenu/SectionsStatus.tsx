import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';
import type {SectionsState} from './useSections';

export type Props = {
  readonly state: SectionsState;
  readonly onRetry: () => void;
};

/** The status below the sections while only the first page of each is known. */
export default function SectionsStatus({state, onRetry}: Props): ReactNode {
  if (state === 'ready') {
    return null;
  }
  return (
    <div className={clsx(styles.status)}>
      <p role="status">
        {state === 'failed' ? (
          <Translate id="site.menu.failed">
            The list of pages did not load. Check your connection.
          </Translate>
        ) : (
          <Translate id="site.menu.loading">Loading the list of pages …</Translate>
        )}
      </p>
      {state === 'failed' && (
        <button type="button" className="button button--secondary" onClick={onRetry}>
          <Translate id="site.menu.retry">Try again</Translate>
        </button>
      )}
    </div>
  );
}
