import {type FocusEvent, type KeyboardEvent, type ReactNode, useRef} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import CopyPageButton from './CopyPageButton';
import styles from './styles.module.css';
import {usePageAddress} from './usePageAddress';

/** Assistants that can open the page. Each is a plain link: nothing is sent until the reader follows it. */
const ASSISTANTS = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q='},
  {name: 'Claude', address: 'https://claude.ai/new?q='},
] as const;

/** The menu of a page: copy it, view it as Markdown, open it in an assistant. */
export default function PageMenu(): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const {copyPath, copy} = usePageAddress();
  const question = encodeURIComponent(`Read ${copy} and answer my questions about it.`);
  const close = (): void => {
    menu.current?.removeAttribute('open');
  };
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && menu.current?.open) {
      close();
      summary.current?.focus();
    }
  };
  const closeWhenLeft = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) {
      close();
    }
  };
  return (
    <div className={styles.tools} data-markdown="skip" data-search="skip">
      <details className={styles.menu} onBlur={closeWhenLeft} onKeyDown={closeByKey} ref={menu}>
        <summary className={styles.summary} ref={summary}>
          <span className={clsx(styles.title)}>
            <Translate id="pageTools.title">Copy or open</Translate>
          </span>
        </summary>
        <ul className={styles.list}>
          <li className={styles.needsScript}>
            <CopyPageButton copyPath={copyPath} />
          </li>
          <li>
            <Link
              autoAddBaseUrl={false}
              className={clsx(styles.item)}
              href={`pathname://${copyPath}`}
            >
              <Translate id="pageTools.view">View as Markdown</Translate>
            </Link>
          </li>
          {ASSISTANTS.map(({name, address}) => (
            <li key={name}>
              <Link className={clsx(styles.item)} href={`${address}${question}`}>
                <Translate id="pageTools.open" values={{name}}>
                  {'Open in {name}'}
                </Translate>
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
