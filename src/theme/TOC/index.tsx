// Ejected. Changes: a named `nav` with a visible title instead of a `div`.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './styles.module.css';

const TITLE_ID = 'toc-title';

/** The table of contents beside the page. */
export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav
      aria-labelledby={TITLE_ID}
      className={clsx(styles.tableOfContents, 'thin-scrollbar', className)}
    >
      <p id={TITLE_ID} className={clsx(styles.title)}>
        <Translate id="site.toc.title">On this page</Translate>
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
