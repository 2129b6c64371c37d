import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

/** The message in the dialog when search failed to load. In `npm start` there is no index to load. */
export function LoadFailure({onRetry}: {readonly onRetry: () => void}): ReactNode {
  if (process.env.NODE_ENV !== 'production') {
    return (
      <p className="search__note">
        <Translate id="search.needsBuild">
          Search reads the built pages. Run npm run build, then npm run serve.
        </Translate>
      </p>
    );
  }
  return (
    <p className="search__note" role="alert">
      <Translate id="search.failed">Search did not load. Check your connection.</Translate>{' '}
      <button className="search__close" onClick={onRetry} type="button">
        <Translate id="search.retry">Retry</Translate>
      </button>
    </p>
  );
}

export type NothingFoundProps = {
  /** The words that no page has. */
  readonly words: readonly string[];
  /** Whether there are results for other words. */
  readonly hasOthers: boolean;
  readonly onFollow: () => void;
};

/** Says which words no page has, and where to look instead. */
export function NothingFound({words, hasOthers, onFollow}: NothingFoundProps): ReactNode {
  return (
    <div className="search__note">
      <p>
        <Translate id="search.nothing" values={{words: <strong>{words.join(' ')}</strong>}}>
          {'Nothing found for {words}.'}
        </Translate>
      </p>
      {!hasOthers && (
        <p>
          <Translate
            id="search.elsewhere"
            values={{
              questions: (
                <Link onClick={onFollow} to="/api/intro#not-published">
                  <Translate id="search.questions">open questions about the service</Translate>
                </Link>
              ),
              guides: (
                <Link onClick={onFollow} to="/docs/intro">
                  <Translate id="search.guides">guides</Translate>
                </Link>
              ),
              operations: (
                <Link onClick={onFollow} to="/api/category/api">
                  <Translate id="search.operations">operations</Translate>
                </Link>
              ),
            }}
          >
            {'Look at the {questions}, or at the lists of {guides} and {operations}.'}
          </Translate>
        </p>
      )}
    </div>
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
      <p className="search__heading">
        <Translate id="search.try">Try a search</Translate>
      </p>
      {queries.split('\n').map((query) => (
        <button className="search__try" key={query} onClick={() => onChoose(query)} type="button">
          {query}
        </button>
      ))}
    </div>
  );
}
