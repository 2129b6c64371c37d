import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {buildExcerpt, type ExcerptPart, markMatches} from './buildExcerpt';
import type {PageGroup} from './groupByPage';
import type {SearchHit} from './searchEngine';
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

type OptionProps = {
  readonly hit: SearchHit;
  readonly position: number;
  readonly isActive: boolean;
  readonly onChoose: (event: MouseEvent, hit: SearchHit) => void;
};

function Option({hit, position, isActive, onChoose}: OptionProps): ReactNode {
  return (
    <a
      aria-selected={isActive}
      className={clsx(styles.option, isActive && styles.optionActive)}
      href={hit.id}
      id={optionId(position)}
      onClick={(event) => onChoose(event, hit)}
      role="option"
      tabIndex={-1}
    >
      <span className={styles.optionTitle}>
        <Parts parts={markMatches(hit.heading || hit.pageTitle, hit.terms)} />
        {hit.heading === '' && hit.endpoint !== '' && (
          <code className={styles.endpoint}>{hit.endpoint}</code>
        )}
      </span>
      <span className={styles.excerpt}>
        <Parts parts={buildExcerpt(hit.text, hit.terms)} />
      </span>
    </a>
  );
}

export type Props = {
  readonly groups: readonly PageGroup[];
  /** The position of the active option in the whole list, -1 for none. */
  readonly active: number;
  readonly label: string;
  readonly onChoose: (event: MouseEvent, hit: SearchHit) => void;
};

/** What was found, page by page. */
export default function SearchResults({groups, active, label, onChoose}: Props): ReactNode {
  let position = -1;
  return (
    <div aria-label={label} className={styles.results} id={LIST_ID} role="listbox">
      {groups.map(({path, title, breadcrumb, hits}) => (
        <div aria-label={title} className={styles.group} key={path} role="group">
          <div aria-hidden="true" className={styles.groupTitle}>
            {breadcrumb || title}
          </div>
          {hits.map((hit) => {
            position += 1;
            const isActive = position === active;
            return (
              <Option
                hit={hit}
                isActive={isActive}
                key={hit.id}
                onChoose={onChoose}
                position={position}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
