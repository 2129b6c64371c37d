import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type {Props as TOCItemsProps} from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Props = Pick<TOCItemsProps, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel'>;

/** The table of contents on small screens: collapsed to one line; opening it works without JavaScript. */
export default function ContentsMenu(props: Props): ReactNode {
  return (
    <nav
      aria-label={translate({id: 'site.toc.menu', message: 'Contents of this page'})}
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.toc)}
      data-markdown="skip"
      data-search="skip"
    >
      <details>
        <summary>
          <Translate id="site.toc.title">On this page</Translate>
        </summary>
        <TOCItems {...props} />
      </details>
    </nav>
  );
}
