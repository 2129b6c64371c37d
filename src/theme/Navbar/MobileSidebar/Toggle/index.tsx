// Ejected. Changes: loads the pages of the menu on pointer down and on focus, so that they are there when the menu
// opens.
import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {loadSections} from '@site/src/components/MobileMenu/loadSections';

function loadAhead(): void {
  loadSections().catch(() => undefined); // the menu retries, and reports a failure
}

/** The button that opens the mobile menu. */
export default function MobileSidebarToggle(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      aria-expanded={shown}
      onPointerDown={loadAhead}
      onFocus={loadAhead}
      onClick={toggle}
    >
      <IconMenu />
    </button>
  );
}
