import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

type Tab = {readonly value: string};

/**
 * Opens the tab that the query names: `?language=go` opens Go in all tabs of the group `language`. A query applies
 * once: a later choice of the reader is kept. A value that matches no tab is ignored.
 *
 * @param group the `groupId` of the tabs, undefined for tabs without a group
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
