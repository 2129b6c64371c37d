import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Method from '@site/src/components/Method';
import type {Hit} from './engine';

export const LIST_ID = 'search-results';

/** Returns the id of a result by its position in the list. */
export const optionId = (position: number): string => `search-result-${position}`;

/** Matches the place of a field, such as `body.configuration.gpu_tier`. */
const FIELD = /^[\w-]+(?:\.[\w-]+)+$/u;

/** One section: where it is, its title, and the words around the first match. */
function Result({hit: {page, title, endpoint, excerpt}}: {readonly hit: Hit}): ReactNode {
  const [method, path] = endpoint.split(' ');
  return (
    <>
      <span className="search__quiet">{page}</span>
      <span>
        {method && <Method>{method}</Method>}{' '}
        <strong>{FIELD.test(title) ? <code>{title}</code> : title}</strong>{' '}
        {path && <code>{path}</code>}
      </span>
      <span className="search__quiet">
        {excerpt.map((it, at) => (it.isMatch ? <mark key={at}>{it.text}</mark> : it.text))}
      </span>
    </>
  );
}

export type Props = {
  readonly hits: readonly Hit[];
  /** The position of the result to which Enter leads. */
  readonly active: number;
  readonly onFollow: () => void;
};

/** The list of results. The keyboard focus stays in the input, which names the active result. */
export default function Results({hits, active, onFollow}: Props): ReactNode {
  return (
    <div
      aria-label={translate({id: 'search.results', message: 'Results'})}
      className="search__list"
      id={LIST_ID}
      role="listbox"
    >
      {hits.map((hit, position) => (
        <Link
          aria-selected={position === active}
          className="search__result"
          id={optionId(position)}
          key={hit.id}
          onClick={({ctrlKey, metaKey, shiftKey}) => ctrlKey || metaKey || shiftKey || onFollow()}
          role="option"
          tabIndex={-1}
          to={hit.id}
        >
          <Result hit={hit} />
        </Link>
      ))}
    </div>
  );
}
