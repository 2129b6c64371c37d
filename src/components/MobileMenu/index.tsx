import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import SectionsStatus from './SectionsStatus';
import {prefetchSections} from './loadSections';
import styles from './styles.module.css';
import {useSections} from './useSections';

export type Props = {
  /** Whether the menu is visible. Until then, the list of its pages is only prefetched. */
  readonly isOpen: boolean;
  /** Called when the reader follows a link. */
  readonly onFollow: () => void;
};

/** Both sections with their sidebars. The current section is open; opening one closes the other. */
export default function MobileMenu({isOpen, onFollow}: Props): ReactNode {
  const {pathname} = useLocation();
  const {sections, state, retry} = useSections(isOpen);
  const current = sections.find(({path}) => pathname.startsWith(`${path}/`)) ?? sections[0];
  const summary = useRef<HTMLElement>(null);
  useEffect(prefetchSections, []);
  const follow = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) {
      onFollow();
    }
  };
  const tryAgain = (): void => {
    summary.current?.focus(); // the retry button is removed; the list will be in the section of this summary
    retry();
  };
  return (
    <div className={clsx(state === 'loading' && styles.loading)} onClick={follow}>
      {sections.map((section) => (
        <details
          key={section.label}
          name="mobile-menu-section"
          className={clsx(styles.section)}
          open={section === current}
        >
          <summary ref={section === current ? summary : null}>{section.label}</summary>
          <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list', styles.list)}>
            <DocSidebarItems items={[...section.items]} activePath={pathname} level={1} />
          </ul>
        </details>
      ))}
      <SectionsStatus state={state} onRetry={tryAgain} />
    </div>
  );
}
