import {type RefObject, useLayoutEffect, useRef, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** What an element gets in the place of its children, so that those from the server stay untouched. */
export const KEEP_SERVER_HTML = {
  dangerouslySetInnerHTML: {__html: ''},
  suppressHydrationWarning: true,
} as const;

/** An element whose children the server has sent, or not. */
type Served<Box extends HTMLElement> = {
  readonly ref: RefObject<Box | null>;
  /** Give the element `KEEP_SERVER_HTML` while this is true, and its children when not. */
  readonly isServed: boolean;
};

/**
 * Leaves the inside of an element as the server sent it, on the page that a reader opens first: nothing in
 * there is looked at, compared or brought to life, which is most of the work of hydrating. On every later
 * page, and where the server sent nothing, its children are drawn as always.
 *
 * @param isNeeded becomes true when the inside is to live from now on; it is drawn anew then
 */
export function useServerHtml<Box extends HTMLElement>(isNeeded = false): Served<Box> {
  const ref = useRef<Box>(null);
  const isFirstPass = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const [isServed, setServed] = useState(isFirstPass && !isNeeded);
  if (isServed && isNeeded) setServed(false);
  useLayoutEffect(() => {
    if (!ref.current?.hasChildNodes()) setServed(false); // `npm start`, where no server drew the page
  }, []);
  return {ref, isServed: isServed && !isNeeded};
}
