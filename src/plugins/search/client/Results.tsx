import {Fragment, type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {LANGUAGE_IDS} from '../../../contract/requests/languages';
import type {Findings, Hit} from './engine';
import {LIST_ID, writeOption} from './options';

/** Matches the place of a field, such as `body.configuration.gpu_tier`. */
const FIELD = /^[\w-]+(?:\.[\w-]+)+$/u;

/** Returns the language that shows what a result has found, or undefined if the page shows it anyway. */
function chooseLanguage({languages}: Hit): string | undefined {
  const {lang = LANGUAGE_IDS[0]} = document.documentElement.dataset;
  return languages.some((language) => language === lang) ? undefined : languages[0];
}

/**
 * Returns the address of a result, which also shows a language if it has to.
 *
 * @example
 * writeAddress('/docs/intro#run', 'python'); // '/docs/intro?language=python#run'
 */
function writeAddress(id: string, language: string | undefined): string {
  if (language === undefined) return id;
  const {pathname, hash} = new URL(id, location.origin);
  return `${pathname}?language=${language}${hash}`;
}

type Props = Findings & {
  readonly onFollow: () => void;
  /** The place of the selected result. */
  readonly selected: number;
};

/**
 * Which words no page has, and where to look instead; then the list of results: where each section is, its title, and
 * the words around the first match.
 */
export default function Results({hits, missing, onFollow, selected}: Props): ReactNode {
  const words = <strong>{missing.join(' ')}</strong>;
  return (
    <>
      {missing.length > 0 && (
        <p className="search__note">
          <Translate id="search.nothing" values={{words}}>
            {'Nothing found for {words}.'}
          </Translate>{' '}
          <Link onClick={onFollow} to="/api/intro#not-published">
            <Translate id="search.questions">See the open questions about the service</Translate>
          </Link>
        </p>
      )}
      {hits.length > 0 && (
        <div
          aria-label={translate({id: 'search.results', message: 'Results'})}
          className="search__list"
          id={LIST_ID}
          role="listbox"
        >
          {hits.map((hit, place) => (
            <Result
              key={hit.id}
              hit={hit}
              onFollow={onFollow}
              option={writeOption(place, selected)}
            />
          ))}
        </div>
      )}
    </>
  );
}

type ResultProps = {
  readonly hit: Hit;
  readonly onFollow: () => void;
  readonly option: ReturnType<typeof writeOption>;
};

function Result({hit, onFollow, option}: ResultProps): ReactNode {
  const {id, page, title, excerpt} = hit;
  const language = chooseLanguage(hit);
  const follow = (press: MouseEvent): void => {
    if (press.ctrlKey || press.metaKey || press.shiftKey) return;
    // Not kept: it is the choice of a link, as when a page is loaded with it.
    if (language !== undefined) document.documentElement.dataset.lang = language;
    onFollow();
  };
  return (
    <Link {...option} onClick={follow} to={writeAddress(id, language)}>
      <span className="search__quiet">{page}</span>
      <span>
        <strong>{FIELD.test(title) ? <code>{title}</code> : title}</strong>
      </span>
      <span className="search__quiet">
        {excerpt.map(({text, isMatch}, at) => (
          <Fragment key={at}>{isMatch ? <mark>{text}</mark> : text} </Fragment>
        ))}
      </span>
    </Link>
  );
}

/**
 * The text that screen readers announce for the results. The query is part of it: a region whose text stays the same, as with the
 * same number of results, is not read again.
 */
export function Announcement({
  hits,
  missing,
  query,
}: Findings & {readonly query: string}): ReactNode {
  const {selectMessage} = usePluralForm();
  const parts: string[] = [];
  if (missing.length > 0) {
    const words = missing.join(' ');
    parts.push(translate({id: 'search.nothing', message: 'Nothing found for {words}.'}, {words}));
  }
  if (hits.length > 0) {
    const count = String(hits.length);
    const message = translate({
      id: 'search.count',
      message: '1 result for {query}|{count} results for {query}',
    });
    parts.push(
      selectMessage(hits.length, message)
        .replace('{count}', count)
        .replace('{query}', () => query.trim()),
    );
  }
  return (
    <div className="sr" role="status">
      {parts.join(' ')}
    </div>
  );
}

/** Says why search does not work. In `npm start` there is no index to load. */
export const LoadFailure = (): ReactNode => (
  <p className="search__note" role="alert">
    {process.env.NODE_ENV === 'production' ? (
      <Translate id="search.failed">
        Search did not load. Check your connection, then type again.
      </Translate>
    ) : (
      'Search needs npm run build, then npm run serve.'
    )}
  </p>
);

type SuggestionsProps = {
  readonly onChoose: (query: string) => void;
  /** The place of the selected suggestion. */
  readonly selected: number;
};

/** Common searches, shown while nothing is asked. */
export function Suggestions({onChoose, selected}: SuggestionsProps): ReactNode {
  const queries = translate({
    id: 'search.suggestions',
    message:
      'Save an image\nWait for a job\nStop paying\nUse an OpenAI client\n403 invalid API key\nTry without an account',
  });
  const title = translate({id: 'search.try', message: 'Try a search'});
  return (
    <div className="search__list">
      <p className="search__note search__quiet">{title}</p>
      <div aria-label={title} id={LIST_ID} role="listbox">
        {queries.split('\n').map((query, place) => (
          <div {...writeOption(place, selected)} key={query} onClick={() => onChoose(query)}>
            {query}
          </div>
        ))}
      </div>
    </div>
  );
}
