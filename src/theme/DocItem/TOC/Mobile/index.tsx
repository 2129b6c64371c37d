import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import Menu from '@site/src/theme/components/Menu';

/** The table of contents on narrow screens: a menu next to the one of the page. */
export default function DocItemTOCMobile(): ReactNode {
  return (
    <nav
      aria-label={translate({id: 'site.toc.menu', message: 'Contents of this page'})}
      className={ThemeClassNames.docs.docTocMobile}
      data-markdown="skip"
    >
      <Menu title={<Translate id="site.toc.title">On this page</Translate>}>
        <div className="dropdown__menu">
          <TOCItems toc={useDoc().toc} />
        </div>
      </Menu>
    </nav>
  );
}
