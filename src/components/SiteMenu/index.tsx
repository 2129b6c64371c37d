import type {MouseEvent, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type {Area} from '@site/src/plugins/areas/areaSidebar';
import styles from './styles.module.css';
import {useAreas} from './useAreas';

function isIn(pathname: string, {items}: Area): boolean {
  return items.some((item) => {
    if (item.type === 'link') {
      return item.href === pathname;
    }
    return (
      item.type === 'category' &&
      (item.href === pathname || isIn(pathname, {label: '', items: item.items}))
    );
  });
}

export type Props = {
  /** Called when the reader follows a link. */
  readonly onFollow: () => void;
};

/** Both areas with their sidebars; the one the reader is in is open, and opening one closes the other. */
export default function SiteMenu({onFollow}: Props): ReactNode {
  const {pathname} = useLocation();
  const areas = useAreas();
  const current = areas.find((area) => isIn(pathname, area)) ?? areas[0];
  const follow = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) {
      onFollow();
    }
  };
  return (
    <div onClick={follow}>
      {areas.map((area) => (
        <details
          key={area.label}
          name="site-menu-area"
          className={clsx(styles.area)}
          open={area === current}
        >
          <summary>{area.label}</summary>
          <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list', styles.list)}>
            <DocSidebarItems items={[...area.items]} activePath={pathname} level={1} />
          </ul>
        </details>
      ))}
    </div>
  );
}
