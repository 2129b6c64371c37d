import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';

const TITLE_ID = 'toc-title';

/** The table of contents next to the page. */
export default function NamedTOC(props: Props): ReactNode {
  return (
    <nav className="contents" aria-labelledby={TITLE_ID}>
      <strong id={TITLE_ID}>
        <Translate id="site.toc.title">On this page</Translate>
      </strong>
      <TOC {...props} />
    </nav>
  );
}
