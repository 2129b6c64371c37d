import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {openSearch} from './openSearch';
import styles from './styles.module.css';

const SHORTCUT = 'Ctrl K';

/** Opens search; also stands in the drawer and on the not-found page. */
export default function SearchButton(): ReactNode {
  return (
    <button aria-haspopup="dialog" className={styles.button} onClick={openSearch} type="button">
      <svg aria-hidden="true" className={styles.icon} height="16" viewBox="0 0 16 16" width="16">
        <circle cx="7" cy="7" fill="none" r="4.5" stroke="currentColor" strokeWidth="1.5" />
        <path d="m10.5 10.5 4 4" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
      </svg>
      <span className={styles.buttonLabel}>
        <Translate id="search.open">Search</Translate>
      </span>
      <kbd aria-hidden="true" className={styles.keys}>
        {SHORTCUT}
      </kbd>
    </button>
  );
}
