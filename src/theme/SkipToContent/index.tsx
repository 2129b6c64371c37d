// Ejected. Changes: a plain link without its own landmark. src/plugins/navigation/browser/announceRoute.ts moves the
// focus after a navigation.
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

/** The first focusable element of a page: a link to its main content. */
export default function SkipToContent(): ReactNode {
  return (
    // oxlint-disable-next-line react/forbid-elements -- an anchor of this page, which is not a route
    <a className={clsx(styles.skip)} href={`#${SkipToContentFallbackId}`} onClick={focusMain}>
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </a>
  );
}
