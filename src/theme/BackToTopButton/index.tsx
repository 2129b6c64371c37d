// Wrapped. Adds: renders only when scripts run, which it needs, and when the full style sheet has loaded.
import type {ReactNode} from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';
import {useStylesReady} from '@site/src/components/DeferredStyles/useStylesReady';

/** The button that scrolls a long page back to its top. */
export default function DeferredBackToTopButton(): ReactNode {
  return useStylesReady() && <BackToTopButton />;
}
