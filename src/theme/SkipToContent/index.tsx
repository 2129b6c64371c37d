import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Leads a keyboard past the navbar and the sidebar, to the mark of `PageHead`, without scripts too. */
export default function SkipToContent(): ReactNode {
  return (
    // oxlint-disable-next-line react/forbid-elements -- a browser moves the focus to the target, the router does not
    <a className="skip-to-content" href="#content">
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </a>
  );
}
