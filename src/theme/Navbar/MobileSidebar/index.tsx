// Ejected. Changes: a real modal dialog (name, focus inside, the rest inert, Escape, focus returned) that contains
// the sidebars of both sections, instead of two sliding panels.
import {useEffect, useRef} from 'react';
import type {MouseEvent, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import LocaleDropdown from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import clsx from 'clsx';
import SearchButton from '@site/src/plugins/search/browser/SearchButton';
import MobileMenu from '@site/src/components/MobileMenu';
import styles from './styles.module.css';

/** Synchronizes the dialog with the theme's state, in both directions. */
function useDialog(): {
  ref: React.RefObject<HTMLDialogElement | null>;
  close: () => void;
  isRendered: boolean;
  isOpen: boolean;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();
  const {pathname} = useLocation();
  const close = (): void => ref.current?.close();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !shown) {
      return undefined;
    }
    dialog.showModal();
    dialog.addEventListener('close', toggle, {once: true});
    return () => {
      dialog.removeEventListener('close', toggle);
      dialog.close();
    };
  }, [shown, toggle]);
  useEffect(() => {
    ref.current?.close();
  }, [pathname]);
  return {ref, close, isRendered: shouldRender, isOpen: shown};
}

/** The mobile menu. */
export default function NavbarMobileSidebar(): ReactNode {
  const {ref, close, isRendered, isOpen} = useDialog();
  if (!isRendered) {
    return null;
  }
  const closeFromBackdrop = (event: MouseEvent): void => {
    if (event.target === ref.current) {
      close();
    }
  };
  return (
    <dialog
      ref={ref}
      className={clsx(styles.drawer)}
      aria-label={translate({id: 'site.menu.name', message: 'Site menu'})}
      onClick={closeFromBackdrop}
    >
      <div className={clsx(styles.panel)}>
        <div className={clsx(styles.head)}>
          <NavbarLogo />
          <NavbarColorModeToggle className={clsx(styles.toggle)} />
          <button
            type="button"
            className={clsx('clean-btn', styles.close)}
            aria-label={translate({id: 'site.menu.close', message: 'Close the menu'})}
            onClick={close}
          >
            <IconClose width={18} height={18} />
          </button>
        </div>
        <SearchButton isWide onOpen={close} />
        <nav aria-label={translate({id: 'site.menu.sections', message: 'Pages'})}>
          <MobileMenu isOpen={isOpen} onFollow={close} />
        </nav>
        <ul className={clsx('menu__list', styles.languages)}>
          <LocaleDropdown mobile items={[]} dropdownItemsBefore={[]} dropdownItemsAfter={[]} />
        </ul>
      </div>
    </dialog>
  );
}
