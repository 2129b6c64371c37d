import {useDeferredValue} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Puts off what a reader does not see yet, on every page after the first one: those are drawn in the browser, and
 * the reader waits for what is in sight. A link to a place in the page puts nothing off, since the place may be
 * in there.
 *
 * @param isNeeded whether it is to be drawn without delay
 * @returns true when it may be drawn
 */
export function useDeferredRender(isNeeded: boolean): boolean {
  const isFirstPage = !useIsBrowser();
  return useDeferredValue(true, isFirstPage || window.location.hash !== '') || isNeeded;
}
