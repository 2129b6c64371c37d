import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import LoadFailure from './LoadFailure';
import type {IndexState} from './useSearch';
import styles from './styles.module.css';

const IS_BUILT = process.env.NODE_ENV === 'production';

function NothingFound({query}: {readonly query: string}): ReactNode {
  return (
    <>
      <p>
        <Translate id="search.nothing" values={{query: <strong>{query}</strong>}}>
          {'Nothing found for {query}.'}
        </Translate>
      </p>
      <p>
        <Translate id="search.help">
          Use fewer words, the name of a field or header, a status such as 403, or a path such as
          PUT /app.
        </Translate>
      </p>
    </>
  );
}

export type Props = {
  readonly state: IndexState;
  /** The query that was typed; not empty. */
  readonly query: string;
  readonly onRetry: () => void;
};

/** The message in the dialog when there are no results to show. */
export default function SearchStatus({state, query, onRetry}: Props): ReactNode {
  if (state === 'failed' && IS_BUILT) {
    return <LoadFailure onRetry={onRetry} />;
  }
  return (
    <div className={styles.status}>
      {state === 'failed' && (
        <Translate id="search.needsBuild">
          Search reads the built pages. Run npm run build, then npm run serve.
        </Translate>
      )}
      {state === 'loading' && <Translate id="search.loading">Loading the index …</Translate>}
      {state === 'ready' && <NothingFound query={query} />}
    </div>
  );
}
