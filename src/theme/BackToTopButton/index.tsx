// Wrapped. Adds: it is there once scripts run, since it shows and works by scripts alone.
import type {ReactNode} from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The way back up, on long pages. */
export default function LateBackToTopButton(): ReactNode {
  return useIsBrowser() && <BackToTopButton />;
}
