import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useDeferredRender} from '@site/src/components/Hydration/useDeferredRender';
import styles from './styles.module.css';

export type Props = {
  readonly children: ReactNode;
  /** Reserve the height of a screen until the content renders, so that what follows is not shown too early. */
  readonly keepsRoom?: boolean;
};

/**
 * The part of a page below the first screen. After a navigation by link, it renders once the first screen is there.
 * Nothing is deferred after Back or Forward, which return to the old scroll position, or when the URL has a query,
 * because the fields that it names may be anywhere.
 */
export default function DeferredSections({children, keepsRoom = false}: Props): ReactNode {
  const {action, location} = useHistory();
  const mayRender = useDeferredRender(action === 'POP' || location.search !== '');
  if (mayRender) return children;
  return keepsRoom && <div className={styles.room} />;
}
