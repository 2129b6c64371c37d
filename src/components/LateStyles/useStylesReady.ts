import {useEffect, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {areStylesReady, watchStyles} from './lateStyles';

/**
 * For what scripts add to a page, whose look is in the whole style sheet alone.
 *
 * @returns false on the server and in the first pass in a browser, and until the whole style sheet is there
 */
export function useStylesReady(): boolean {
  const isBrowser = useIsBrowser();
  const [isLate, setIsLate] = useState(() => ExecutionEnvironment.canUseDOM && !areStylesReady());
  useEffect(() => (isLate ? watchStyles(() => setIsLate(false)) : undefined), [isLate]);
  return isBrowser && !isLate;
}
