import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {buildExcerpt, type ExcerptPart, markMatches} from './buildExcerpt';
import type {PageGroup} from './groupByPage';
import type {SearchHit} from './SearchSection';
import styles from './styles.module.css';

/** The id of the list that the input controls. */
export const LIST_ID = 'site-search-results';

/** The element id of the option at a position in the whole list. */
export function optionId(position: number): string {
  return `site-search-option-${position}`;
}

function Parts({parts}: {readonly parts: readonly ExcerptPart[]}): ReactNode {
  let offset = 0;
  return parts.map(({text, isMatch}) => {
    const key = offset;
    offset += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

/** Returns the name of a page as in the sidebar. */
function nameOf({breadcrumb, pageTitle}: SearchHit): string {
  const name = breadcrumb.split(' › ').at(-1) ?? '';
  return name === '' ? pageTitle : name;
}

type OptionProps = {
  readonly hit: SearchHit;
  readonly position: number;
  readonly isActive: boolean;
  readonly onChoose: (event: MouseEvent, hit: SearchHit) => void;
};

function Option({hit, position, isActive, onChoose}: OptionProps): ReactNode {
  return (
    <Link
      aria-selected={isActive}
      className={clsx(styles.option, isActive && styles.optionActive)}
      id={optionId(position)}
      onClick={(event) => onChoose(event, hit)}
      role="option"
      tabIndex={-1}
      to={hit.id}
    >
      <span className={styles.optionTitle}>
        <Parts parts={markMatches(hit.heading || nameOf(hit), hit.terms)} />
        {hit.heading === '' && hit.endpoint !== '' && (
          <code className={styles.endpoint}>{hit.endpoint}</code>
        )}
      </span>
      <span className={styles.excerpt}>
        <Parts parts={buildExcerpt(hit.text, hit.terms)} />
      </span>
    </Link>
  );
}

export type Props = {
  readonly groups: readonly PageGroup[];
  /** The position of the active option in the whole list, -1 for none. */
  readonly active: number;
  readonly label: string;
  readonly onChoose: (event: MouseEvent, hit: SearchHit) => void;
};

/** The hits, grouped by page. */
export default function SearchResults({groups, active, label, onChoose}: Props): ReactNode {
  const positions = new Map(groups.flatMap(({hits}) => hits).map((hit, at) => [hit.id, at]));
  return (
    <div aria-label={label} className={styles.results} id={LIST_ID} role="listbox">
      {groups.map(({path, title, breadcrumb, hits}) => (
        <div aria-label={breadcrumb || title} className={styles.group} key={path} role="group">
          <div aria-hidden="true" className={styles.groupTitle}>
            {breadcrumb || title}
          </div>
          {hits.map((hit) => (
            <Option
              hit={hit}
              isActive={positions.get(hit.id) === active}
              key={hit.id}
              onChoose={onChoose}
              position={positions.get(hit.id) ?? -1}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
