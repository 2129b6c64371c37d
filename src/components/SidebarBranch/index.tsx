import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import type {Props as ItemProps} from '@theme/DocSidebarItem';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {findBranch, type StandIn} from '@site/src/components/Navigation/sidebarBranches';
import {withRetries} from '@site/src/components/Navigation/withRetries';
import AreasStatus from '@site/src/components/SiteMenu/AreasStatus';
import menuStyles from '@site/src/components/SiteMenu/styles.module.css';
import styles from './styles.module.css';

/** Where pages are drawn at build time there is no network to learn from: the module must not even run there. */
async function learn(page: string): Promise<void> {
  const {learnRoute} = await import(
    /* webpackMode: "eager" */ '@site/src/components/Navigation/learnRoute'
  );
  await withRetries(() => learnRoute(page));
}

export type Props = ItemProps & {readonly item: StandIn};

/**
 * The items of a category of the sidebar that the reader has opened. They come with the table of routes that has
 * their pages, which a browser needs anyway before it follows a link to one.
 */
export default function SidebarBranch({
  item: {href, branch},
  activePath,
  level,
  tabIndex,
  onItemClick,
}: Props): ReactNode {
  const [items, setItems] = useState(() => findBranch(branch));
  const [hasTried, setHasTried] = useState(false); // without items it has failed
  const place = useRef<HTMLLIElement>(null);
  const load = useCallback(() => {
    const show = (): void => {
      setItems(findBranch(branch));
      setHasTried(true);
    };
    learn(href).then(show, show);
  }, [href, branch]);
  useEffect(load, [load]);
  const tryAgain = (): void => {
    // The button goes; what opened the category stays.
    const opener = place.current?.parentElement?.previousElementSibling?.lastElementChild;
    if (opener instanceof HTMLElement) opener.focus();
    setHasTried(false);
    load();
  };
  if (items) {
    return (
      <DocSidebarItems
        items={items}
        activePath={activePath}
        level={level}
        {...(tabIndex !== undefined && {tabIndex})}
        {...(onItemClick && {onItemClick})}
      />
    );
  }
  return (
    <li
      ref={place}
      className={clsx('menu__list-item', styles.place, !hasTried && menuStyles.loading)}
    >
      <AreasStatus state={hasTried ? 'failed' : 'loading'} onRetry={tryAgain} />
    </li>
  );
}
