import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {whenIdle} from '@site/src/client/whenIdle';

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
export function useTurn(isNeeded: boolean): boolean {
  const isFirstPage = !useIsBrowser();
  const [hasTurn, setTurn] = useState(() => isFirstPage || window.location.hash !== '');
  if (isNeeded && !hasTurn) setTurn(true);
  useEffect(() => {
    return hasTurn
      ? undefined
      : wait(() => {
          setTurn(true);
        });
  }, [hasTurn]);
  return hasTurn || isNeeded;
}
