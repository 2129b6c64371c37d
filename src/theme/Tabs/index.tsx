// Ejected. Changes: the ARIA pattern for tabs: buttons, a name, tabs and panels that reference each other, arrow keys
// that select, Home and End. A link can open a tab: `?language=go`. Without JavaScript every panel is shown, and in
// print too, except for languages (src/css).
import {useId, useRef} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  TabsProvider,
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {TabIds, idsOf} from '@site/src/components/TabIds';
import {useLinkedTab} from '@site/src/components/TabIds/useLinkedTab';
import styles from './styles.module.css';

function listName(groupId: string | undefined): string {
  return groupId === 'language'
    ? translate({id: 'site.tabs.language', message: 'Programming language'})
    : translate({id: 'site.tabs.variants', message: 'Variants'});
}

/** Returns the position to which a key moves from a tab, or undefined for any other key. */
function target(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function TabList({name, set}: {name: string; set: string}): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const list = useRef<HTMLDivElement>(null);
  const select = (position: number): void => {
    const tab = list.current?.children[position];
    const value = tabValues[position]?.value;
    if (tab instanceof HTMLElement && value !== undefined) {
      blockElementScrollPositionUntilNextRender(tab);
      selectValue(value);
      tab.focus();
    }
  };
  const selectByKey = (event: KeyboardEvent, from: number): void => {
    const to = target(event.key, from, tabValues.length);
    if (to !== undefined) {
      event.preventDefault();
      select(to);
    }
  };
  return (
    <div ref={list} role="tablist" aria-label={name} className={clsx(styles.list)}>
      {tabValues.map(({value, label}, position) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={idsOf(set, value).tab}
          aria-controls={idsOf(set, value).panel}
          aria-selected={selectedValue === value}
          tabIndex={selectedValue === value ? 0 : -1}
          className={clsx('clean-btn', styles.tab)}
          onClick={() => select(position)}
          onKeyDown={(event) => selectByKey(event, position)}
        >
          {label ?? value}
        </button>
      ))}
    </div>
  );
}

/** A set of variants, of which a reader needs only one. */
export default function Tabs(props: Props): ReactNode {
  const set = useId();
  const value = useTabsContextValue(props);
  useLinkedTab(props.groupId, value.tabValues, value.selectValue);
  return (
    <TabsProvider value={value}>
      <TabIds value={set}>
        <div
          className={clsx(ThemeClassNames.tabs.container, styles.tabs, props.className)}
          data-tabs={props.groupId}
        >
          <TabList name={listName(props.groupId)} set={set} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabIds>
    </TabsProvider>
  );
}
