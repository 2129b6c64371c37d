import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Badge from '@site/src/components/Badge';
import type {Hit} from './Findings';

export type Props = {
  readonly hit: Hit;
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: (event: MouseEvent) => void;
};

/** Matches the place of a field, such as `body.configuration.gpu_tier`. */
const FIELD = /^[\w-]+(?:\.[\w-]+)+$/u;

/** One section in the list of results: where it is, its title, and the words around the first match. */
export default function Result({hit, id, isActive, onChoose}: Props): ReactNode {
  const [method = '', path = ''] = hit.endpoint.split(' ');
  return (
    <Link
      aria-selected={isActive}
      className="search-result"
      id={id}
      onClick={onChoose}
      role="option"
      tabIndex={-1}
      to={hit.id}
    >
      <span className="search-result__page">{hit.page}</span>
      <span className="search-result__title">
        {method !== '' && <Badge>{method}</Badge>}
        {FIELD.test(hit.title) ? <code>{hit.title}</code> : hit.title}
        {path !== '' && <code className="search-result__path">{path}</code>}
      </span>
      <span className="search-result__excerpt">
        {hit.excerpt.map(({text, isMatch}, index) =>
          isMatch ? <mark key={index}>{text}</mark> : text,
        )}
      </span>
    </Link>
  );
}
