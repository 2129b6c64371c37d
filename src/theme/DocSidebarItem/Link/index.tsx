// Ejected. Changes: the method of an operation beside its name. Labels are never truncated, so they need no styles.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import Badge from '@site/src/components/Badge';
import {methodOf} from '@site/src/components/Badge/methodOf';

/** A page in the sidebar and in the mobile menu. */
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  tabIndex,
}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl} = item;
  const method = methodOf(item);
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        {...(autoAddBaseUrl !== undefined && {autoAddBaseUrl})}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        {...(isInternal && onItemClick && {onClick: () => onItemClick(item)})}
        {...(tabIndex !== undefined && {tabIndex})}
      >
        <span>{label}</span>
        {method !== undefined && (
          <>
            {' '}
            <Badge isSmall>{method}</Badge>
          </>
        )}
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}
