import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

type Tab = {readonly value: string};

/**
 * Opens the tab that the address asks for: `?language=go` opens Go wherever tabs have the group `language`.
 * A link asks once: what the reader chooses afterwards stays. A value that is no tab changes nothing.
 *
 * @param group the `groupId` of the tabs, undefined for tabs that stand alone
 */
export function useLinkedTab(
  group: string | undefined,
  tabs: readonly Tab[],
  select: (value: string) => void,
): void {
  const {search} = useLocation();
  const answered = useRef('');
  useEffect(() => {
    if (answered.current === search) {
      return;
    }
    answered.current = search;
    const asked = group === undefined ? null : new URLSearchParams(search).get(group);
    if (asked !== null && tabs.some(({value}) => value === asked)) {
      select(asked);
    }
  }, [group, search, select, tabs]);
}
