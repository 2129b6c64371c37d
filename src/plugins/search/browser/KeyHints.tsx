import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The keys that the list supports, where there is a keyboard. Screen readers announce them by themselves. */
export default function KeyHints(): ReactNode {
  return (
    <p aria-hidden="true" className={styles.hints}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> <Translate id="search.keys.choose">choose</Translate>
      </span>
      <span>
        <kbd>Enter</kbd> <Translate id="search.keys.open">open</Translate>
      </span>
      <span>
        <kbd>Esc</kbd> <Translate id="search.keys.close">close</Translate>
      </span>
    </p>
  );
}
