import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import AreasStatus from './AreasStatus';
import {prefetchAreas} from './loadAreas';
import styles from './styles.module.css';
import {useAreas} from './useAreas';

export type Props = {
  /** Whether the reader sees the menu. Until then, its pages are no more than fetched ahead. */
  readonly isOpen: boolean;
  /** Called when the reader follows a link. */
  readonly onFollow: () => void;
};

/** Both areas with their sidebars; the one the reader is in is open, and opening one closes the other. */
export default function SiteMenu({isOpen, onFollow}: Props): ReactNode {
  const {pathname} = useLocation();
  const {areas, state, retry} = useAreas(isOpen);
  const current = areas.find(({path}) => pathname.startsWith(`${path}/`)) ?? areas[0];
  const summary = useRef<HTMLElement>(null);
  useEffect(prefetchAreas, []);
  const follow = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) {
      onFollow();
    }
  };
  const tryAgain = (): void => {
    summary.current?.focus(); // the button goes; the list is going to be behind this
    retry();
  };
  return (
    <div className={clsx(state === 'loading' && styles.loading)} onClick={follow}>
      {areas.map((area) => (
        <details
          key={area.label}
          name="site-menu-area"
          className={clsx(styles.area)}
          open={area === current}
        >
          <summary ref={area === current ? summary : null}>{area.label}</summary>
          <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list', styles.list)}>
            <DocSidebarItems items={[...area.items]} activePath={pathname} level={1} />
          </ul>
        </details>
      ))}
      <AreasStatus state={state} onRetry={tryAgain} />
    </div>
  );
}
