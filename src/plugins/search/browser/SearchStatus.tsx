import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {IndexState} from './useSearch';
import styles from './styles.module.css';

const IS_BUILT = process.env.NODE_ENV === 'production';

function Failed({onRetry}: {readonly onRetry: () => void}): ReactNode {
  if (!IS_BUILT) {
    return (
      <Translate id="search.needsBuild">
        Search reads the built pages. Run npm run build, then npm run serve.
      </Translate>
    );
  }
  return (
    <>
      <p>
        <Translate id="search.failed">
          The search index did not load. Check your connection.
        </Translate>
      </p>
      <button className={styles.retry} onClick={onRetry} type="button">
        <Translate id="search.retry">Retry</Translate>
      </button>
    </>
  );
}

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
  readonly query: string;
  readonly hasResults: boolean;
  readonly onRetry: () => void;
};

/** What stands in the dialog where there is no result to show. */
export default function SearchStatus({state, query, hasResults, onRetry}: Props): ReactNode {
  if (hasResults) {
    return null;
  }
  return (
    <div className={styles.status}>
      {state === 'failed' && <Failed onRetry={onRetry} />}
      {state === 'loading' && <Translate id="search.loading">Loading the index …</Translate>}
      {state === 'ready' && query.trim() !== '' && <NothingFound query={query.trim()} />}
      {state === 'ready' && query.trim() === '' && (
        <Translate id="search.hint">
          Type a goal, a field, a header, a status or an error text.
        </Translate>
      )}
    </div>
  );
}
