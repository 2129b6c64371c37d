import {useEffect, useRef} from 'react';
import type {MouseEvent, ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

/** The mobile menu: a modal dialog with the theme's menus, of which one is shown. */
export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  const {header, primaryMenu, secondaryMenu} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isInSection} = useNavbarSecondaryMenu();
  useEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);
  const closeFromBackdrop = ({target}: MouseEvent): void => {
    if (target === dialog.current) dialog.current.close();
  };
  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={translate({id: 'site.menu.name', message: 'Site menu'})}
      onClick={closeFromBackdrop}
      onClose={() => shown && toggle()} // also closed by Escape
    >
      <div className="drawer__content">
        {header}
        <div className="menu" hidden={isInSection}>
          {primaryMenu}
        </div>
        <div className="menu" hidden={!isInSection}>
          {secondaryMenu}
        </div>
      </div>
    </dialog>
  );
}
