import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {whenIdle} from '@site/src/plugins/navigation/browser/whenIdle';

/** Those that wait for their turn, in the order they came. */
const waiting = new Set<() => void>();

/** One at a time: between two of them the browser can answer the reader. */
function callNext(): void {
  const [next] = waiting;
  if (next) {
    waiting.delete(next);
    next();
    whenIdle(callNext);
  }
}

function wait(callback: () => void): () => void {
  if (waiting.size === 0) {
    whenIdle(callNext);
  }
  waiting.add(callback);
  return () => waiting.delete(callback);
}

/**
 * Puts off what a reader does not see yet, on every page after the first one: those are drawn in the browser, and
 * the reader waits for what is in sight. A link to a place in the page puts nothing off, since the place may be
 * in there.
 *
 * @param isNeeded becomes true when it is to be drawn without delay
 * @returns true when it may be drawn
 */
export function useDeferredRender(isNeeded: boolean): boolean {
  const isFirstPage = !useIsBrowser();
  const [mayRender, setMayRender] = useState(() => isFirstPage || window.location.hash !== '');
  if (isNeeded && !mayRender) setMayRender(true);
  useEffect(() => {
    return mayRender
      ? undefined
      : wait(() => {
          setMayRender(true);
        });
  }, [mayRender]);
  return mayRender || isNeeded;
}
