// Ejected. Changes: the navbar is the only banner landmark of the page and contains the navigation landmark, instead of
// being one as a whole; the mobile menu has its own backdrop.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The navbar. */
export default function NavbarLayout({children}: Props): ReactNode {
  return (
    <header
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', 'navbar--fixed-top')}
    >
      <nav
        className={clsx(styles.nav)}
        aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      >
        {children}
      </nav>
      <NavbarMobileSidebar />
    </header>
  );
}
