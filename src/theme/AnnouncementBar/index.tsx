// Ejected. Changes: a named region in place of a second banner, no inline style, a button large enough, and the focus
// goes on when the bar it was in is gone.
import {useEffect} from 'react';
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Set by the theme's first script for people who closed the last announcement, whichever that was. */
const HIDDEN = 'data-announcement-bar-initially-dismissed';

/** What comes after the bar. */
const NEXT = '.navbar__brand';

/**
 * Shows the bar again to people who closed an earlier one, once the theme knows that this one is new. With the
 * optimizations of src/plugins/delivery they see it at once: its inline script compares the ids.
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

/** News over the bar at the top, until the reader closes it. Its text is in src/site/brand.ts. */
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
