import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Which keys the list knows, where there is a keyboard. A screen reader says so by itself. */
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
