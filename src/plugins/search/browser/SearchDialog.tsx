import {type ReactNode, useId, useLayoutEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Combobox} from './Combobox';
import {closeFrame, readFrame, readSent} from './earlyFrame';
import LoadFailure from './LoadFailure';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';
import Suggestions from './Suggestions';
import {usePanel} from './usePanel';

export type Props = {
  /** The initial query, empty for none. */
  readonly asked: string;
  readonly onClose: () => void;
};

/** The search dialog. Its frame, input and suggestions render immediately; the results panel loads meanwhile. */
export default function SearchDialog({asked, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const [query, setQuery] = useState(() => readFrame() || asked);
  const [sent, setSent] = useState(readSent);
  const [combobox, setCombobox] = useState<Combobox>({'aria-expanded': false});
  const {Panel, hasFailed, retry} = usePanel();
  const close = (): void => dialog.current?.close();
  useLayoutEffect(() => {
    closeFrame();
    dialog.current?.showModal(); // moves the focus to the first control, which is the input
  }, []);
  const tryQuery = (suggestion: string): void => {
    setQuery(suggestion);
    input.current?.focus();
  };
  return (
    <dialog
      aria-label={translate({id: 'search.dialog', message: 'Search the documentation'})}
      className={styles.dialog}
      onClick={(event) => event.target === dialog.current && close()}
      onClose={onClose}
      ref={dialog}
    >
      <div className={styles.panel}>
        <div className={styles.bar} role="search">
          <label className={styles.label} htmlFor={inputId}>
            <SearchIcon />
            <span className="visuallyHidden">
              {translate({id: 'search.label', message: 'Search'})}
            </span>
          </label>
          <input
            {...combobox}
            aria-autocomplete="list"
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            className={styles.input}
            enterKeyHint="go"
            id={inputId}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDownCapture={({key, nativeEvent}) =>
              key === 'Enter' && !nativeEvent.isComposing && setSent(query)
            }
            placeholder={translate({
              id: 'search.placeholder',
              message: 'Goal, field, or error',
            })}
            ref={input}
            role="combobox"
            spellCheck={false}
            type="text"
            value={query}
          />
          <button className={styles.close} onClick={close} type="button">
            {translate({id: 'search.close', message: 'Close'})}
          </button>
        </div>
        {Panel && <Panel onClose={close} onCombobox={setCombobox} query={query} sent={sent} />}
        {hasFailed && <LoadFailure onRetry={retry} />}
        {(query.trim() === '' || !Panel) && <Suggestions onChoose={tryQuery} />}
      </div>
    </dialog>
  );
}
