import {useDeferredValue} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Defers rendering of content that is not visible yet, on every page after the first one. Those pages are rendered in
 * the browser, where the reader waits for the visible part. Nothing is deferred after a link with a hash, because the
 * target may be in the deferred content.
 *
 * @param isNeeded true to render without delay
 * @returns true when the content may be rendered
 */
export function useDeferredRender(isNeeded: boolean): boolean {
  const isFirstPage = !useIsBrowser();
  return useDeferredValue(true, isFirstPage || window.location.hash !== '') || isNeeded;
}
