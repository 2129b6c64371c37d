import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

/** Says why search does not work. In `npm start` there is no index to load. */
export function LoadFailure({onRetry}: {readonly onRetry: () => void}): ReactNode {
  if (process.env.NODE_ENV !== 'production') {
    return (
      <p className="search__note">
        <Translate id="search.dev">Search needs npm run build, then npm run serve.</Translate>
      </p>
    );
  }
  return (
    <p className="search__note" role="alert">
      <Translate id="search.failed">Search did not load. Check your connection.</Translate>{' '}
      <button className="clean-btn search__button" onClick={onRetry} type="button">
        <Translate id="search.retry">Retry</Translate>
      </button>
    </p>
  );
}

export type NothingFoundProps = {
  /** The words that no page has. */
  readonly words: readonly string[];
  readonly onFollow: () => void;
};

/** Says which words no page has, and where to look instead. */
export function NothingFound({words, onFollow}: NothingFoundProps): ReactNode {
  return (
    <p className="search__note">
      <Translate id="search.nothing" values={{words: <strong>{words.join(' ')}</strong>}}>
        {'Nothing found for {words}.'}
      </Translate>{' '}
      <Link onClick={onFollow} to="/api/intro#not-published">
        <Translate id="search.questions">See the open questions about the service</Translate>
      </Link>
    </p>
  );
}

/** Common searches, shown while nothing is asked. */
export function Suggestions({onChoose}: {readonly onChoose: (query: string) => void}): ReactNode {
  const queries = translate({
    id: 'search.suggestions',
    message:
      'Save an image\nWait for a job\nStop paying\nUse an OpenAI client\n403 invalid API key\nTry without an account',
  });
  return (
    <div className="search__list">
      <p className="search__note search__quiet">
        <Translate id="search.try">Try a search</Translate>
      </p>
      {queries.split('\n').map((query) => (
        <button
          className="clean-btn search__result"
          key={query}
          onClick={() => onChoose(query)}
          type="button"
        >
          {query}
        </button>
      ))}
    </div>
  );
}
