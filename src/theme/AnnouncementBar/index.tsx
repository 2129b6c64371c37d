// Ejected. Changes: a named region instead of a second banner landmark, no inline style, a large enough button, and the
// focus moves on when the bar that had it is closed.
import {useEffect} from 'react';
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Set by the theme's first script if the reader closed an announcement, no matter which one. */
const HIDDEN = 'data-announcement-bar-initially-dismissed';

/** The element after the bar, which gets the focus. */
const NEXT = '.navbar__brand';

/**
 * Shows the bar again to readers who closed an earlier announcement, once the theme knows that this one is new. With
 * the optimizations of src/plugins/delivery they see it at once, because its inline script compares the ids.
 */
function useShownWhenNew(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    const timer = setTimeout(() => document.documentElement.removeAttribute(HIDDEN));
    return () => clearTimeout(timer);
  }, [isActive]);
}

/** An announcement above the navbar, until the reader closes it. Its text is in src/site/brand.ts. */
export default function AnnouncementBar(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  const closeAndGoOn = (): void => {
    close();
    document.querySelector<HTMLElement>(NEXT)?.focus({preventScroll: true});
  };
  useShownWhenNew(isActive);
  if (!isActive) {
    return null;
  }
  return (
    <section
      aria-label={translate({id: 'site.announcement.name', message: 'Announcement'})}
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
    >
      <AnnouncementBarContent className={clsx(styles.content)} />
      <button
        type="button"
        className={clsx('clean-btn', styles.close)}
        aria-label={translate({id: 'site.announcement.close', message: 'Close the announcement'})}
        onClick={closeAndGoOn}
      >
        <IconClose width={12} height={12} strokeWidth={2} />
      </button>
    </section>
  );
}
