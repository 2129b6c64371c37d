import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {openSearch} from '@site/src/plugins/search/browser/openSearch';
import LineIcon from '@site/src/components/LineIcon';
import styles from './styles.module.css';

export type Props = {
  /** Queries, separated by commas. */
  readonly of: string;
};

/** A button that opens search, and example queries. Not shown without JavaScript. */
export function SearchExamples({of}: Props): ReactNode {
  return (
    <div className={styles.search} data-search="skip">
      <button
        aria-haspopup="dialog"
        className={styles.open}
        onClick={() => openSearch()}
        type="button"
      >
        <LineIcon
          aria-hidden
          d="M16 16l5 5M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0"
          height={18}
          width={18}
        />
        <Translate id="site.searchExamples.open">Search tutorial and API</Translate>
      </button>
      <div className={styles.examples} data-markdown="skip">
        <span>
          <Translate id="site.searchExamples.name">For example</Translate>
        </span>
        {of.split(',').map((query) => (
          <button
            aria-haspopup="dialog"
            className={styles.example}
            key={query}
            onClick={() => openSearch(query.trim())}
            type="button"
          >
            {query.trim()}
          </button>
        ))}
      </div>
    </div>
  );
}
