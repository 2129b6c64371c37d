import {type RefObject, useLayoutEffect, useRef, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Props for an element instead of children, so that React leaves the server-rendered children as they are. */
export const KEEP_SERVER_HTML = {
  dangerouslySetInnerHTML: {__html: ''},
  suppressHydrationWarning: true,
} as const;

/** The state of an element whose children may be server-rendered. */
type Served<Box extends HTMLElement> = {
  readonly ref: RefObject<Box | null>;
  /** Pass `KEEP_SERVER_HTML` to the element while this is true, and its children otherwise. */
  readonly isServed: boolean;
};

/**
 * Keeps the content of an element as the server rendered it, on the first page that a reader opens. React does not
 * read, compare or hydrate that content, which saves most of the work of hydration. On every later page, and where
 * the server rendered nothing, the children are rendered as usual.
 *
 * @param isNeeded becomes true when React has to control the content from now on; the content is then rendered again
 */
export function useServerHtml<Box extends HTMLElement>(isNeeded = false): Served<Box> {
  const ref = useRef<Box>(null);
  const isFirstPass = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const [isServed, setServed] = useState(isFirstPass && !isNeeded);
  if (isServed && isNeeded) setServed(false);
  useLayoutEffect(() => {
    if (!ref.current?.hasChildNodes()) setServed(false); // `npm start`, where no server rendered the page
  }, []);
  return {ref, isServed: isServed && !isNeeded};
}
