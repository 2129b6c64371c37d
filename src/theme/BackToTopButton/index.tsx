// Wrapped. Adds: it is there once scripts run, since it shows and works by scripts alone, and has its looks.
import type {ReactNode} from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';
import {useStylesReady} from '@site/src/components/LateStyles/useStylesReady';

/** The way back up, on long pages. */
export default function LateBackToTopButton(): ReactNode {
  return useStylesReady() && <BackToTopButton />;
}
