import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import IconMenu from '@theme/Icon/Menu';

/**
 * Opens the menu of a phone, without React and without scripts: styles show the rest of the navbar, and the sidebar, while
 * this element is open. `src/plugins/delivery/client/menu.ts` closes it.
 */
export default function MobileSidebarToggle(): ReactNode {
  return (
    <details className="navbar__toggle">
      <summary
        aria-label={translate({
          id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
          message: 'Toggle navigation bar',
        })}
      >
        <IconMenu height={24} width={24} />
        <IconClose height={18} width={24} />
      </summary>
    </details>
  );
}
