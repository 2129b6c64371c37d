import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';

/** The table of contents where there is no room beside the page: one line until it is opened. */
export default function DocItemTOCMobile(): ReactNode {
  return (
    <nav
      aria-label={translate({id: 'site.toc.menu', message: 'Contents of this page'})}
      className={ThemeClassNames.docs.docTocMobile}
      data-markdown="skip"
    >
      <details>
        <summary>
          <Translate id="site.toc.title">On this page</Translate>
        </summary>
        <TOCItems toc={useDoc().toc} />
      </details>
    </nav>
  );
}
