import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useDeferredRender} from '@site/src/components/Hydration/useDeferredRender';
import styles from './styles.module.css';

export type Props = {
  readonly children: ReactNode;
  /** Whether it keeps the room of a screen until it is drawn, so that what follows never shows too early. */
  readonly keepsRoom?: boolean;
};

/**
 * The part of a page below the first screen: after a link was followed, it is drawn once that screen is there. The way
 * back leads to where the reader was, and fields that a query names may be anywhere: then nothing is put off.
 */
export default function LaterSections({children, keepsRoom = false}: Props): ReactNode {
  const {action, location} = useHistory();
  const mayRender = useDeferredRender(action === 'POP' || location.search !== '');
  if (mayRender) return children;
  return keepsRoom && <div className={styles.room} />;
}
