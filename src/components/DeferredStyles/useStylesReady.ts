import {useEffect, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {areStylesReady, watchStyles} from './deferredStyles';

/**
 * Use it for elements that scripts add to a page: their styles are only in the full style sheet.
 *
 * @returns false on the server, during the first render in a browser, and until the full style sheet has loaded
 */
export function useStylesReady(): boolean {
  const isBrowser = useIsBrowser();
  const [isLate, setIsLate] = useState(() => ExecutionEnvironment.canUseDOM && !areStylesReady());
  useEffect(() => (isLate ? watchStyles(() => setIsLate(false)) : undefined), [isLate]);
  return isBrowser && !isLate;
}
