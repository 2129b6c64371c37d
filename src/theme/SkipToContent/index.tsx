// Ejected. Changes: a plain link without a landmark of its own; where the focus goes after a change of page
// is decided in src/components/announceRoute.ts.
import type {MouseEvent, ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

function focusMain(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (main) {
    event.preventDefault();
    main.setAttribute('tabindex', '-1');
    main.focus();
    main.scrollIntoView();
  }
}

/** The first stop of the keyboard: past the chrome, to the words. */
export default function SkipToContent(): ReactNode {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- an anchor of this page, which no route knows
    <a className={clsx(styles.skip)} href={`#${SkipToContentFallbackId}`} onClick={focusMain}>
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </a>
  );
}
