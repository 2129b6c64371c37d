import {Children, isValidElement, useId, useRef} from 'react';
import type {KeyboardEvent, ReactElement, ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useScrollPositionBlocker, useTabsContextValue} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props as ItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';

/** Where the arrow keys, Home and End lead from a tab. */
const MOVES: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

function listItems(children: ReactNode): ReactElement<ItemProps>[] {
  return Children.toArray(children).filter((child) => isValidElement<ItemProps>(child));
}

/**
 * A set of variants, of which a reader needs only one: a list of tabs, and a panel for each `TabItem`. A link can open
 * one: `?language=python`. Without scripts and in print the panels stand below each other, each under its label.
 */
export default function Tabs({className, ...props}: Props): ReactNode {
  const {children, groupId} = props;
  const set = useId();
  const list = useRef<HTMLDivElement>(null);
  const {selectedValue, selectValue, tabValues} = useTabsContextValue({
    ...props,
    queryString: groupId !== undefined,
  });
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const select = (position: number): void => {
    const tab = list.current?.children[position];
    const value = tabValues[position]?.value;
    if (!(tab instanceof HTMLElement) || value === undefined) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
    tab.focus();
  };
  const selectByKey = (event: KeyboardEvent, from: number): void => {
    const to = MOVES[event.key]?.(from, tabValues.length);
    if (to === undefined) return;
    event.preventDefault();
    select(to);
  };
  return (
    <div className={clsx(ThemeClassNames.tabs.container, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={translate({id: 'site.tabs.variants', message: 'Variants'})}
        className="tabs margin-bottom--md"
      >
        {tabValues.map(({value, label}, position) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${set}tab-${position}`}
            aria-controls={`${set}panel-${position}`}
            aria-selected={selectedValue === value}
            tabIndex={selectedValue === value ? 0 : -1}
            className={clsx(
              'clean-btn tabs__item',
              selectedValue === value && 'tabs__item--active',
            )}
            onClick={() => select(position)}
            onKeyDown={(event) => selectByKey(event, position)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {listItems(children).map(({props: {value, label, children: content}}, position) => (
        <div
          key={value}
          role="tabpanel"
          id={`${set}panel-${position}`}
          aria-labelledby={`${set}tab-${position}`}
          tabIndex={0}
          hidden={value !== selectedValue}
          data-label={label ?? value}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
