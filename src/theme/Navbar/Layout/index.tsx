// Ejected. Changes: the bar is the one banner of the page and holds the navigation, instead of being all
// navigation; the menu of small screens brings its own backdrop.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The bar at the top. */
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
