import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {openSearch} from './openSearch';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';

const SHORTCUT = 'Ctrl K';

export type Props = {
  /** Called before the dialog opens, for a container that has to make room for it. */
  readonly onOpen?: () => void;
  /** Shows the label on small screens too, for a container that has room for it. */
  readonly isWide?: boolean;
};

/** The button that opens search. It is in the navbar and in the drawer. */
export default function SearchButton({onOpen, isWide = false}: Props): ReactNode {
  const open = (): void => {
    onOpen?.();
    openSearch();
  };
  return (
    <button
      aria-haspopup="dialog"
      className={clsx(styles.button, isWide && styles.buttonWide)}
      onClick={open}
      type="button"
    >
      <SearchIcon />
      <span className={styles.buttonLabel}>
        <Translate id="search.open">Search</Translate>
      </span>
      <kbd aria-hidden="true" className={styles.keys}>
        {SHORTCUT}
      </kbd>
    </button>
  );
}
