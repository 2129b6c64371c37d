import {type ReactNode, useEffect} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Root';

/** Marks the document when React handles clicks: `src/plugins/delivery/client/loader.ts` then replays an early one. */
export default function Root({children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) document.documentElement.dataset.hydrated = '';
  }, [isBrowser]);
  return children;
}
