// Ejected. Changes: the panel is labeled by its tab, is focusable, and has its label in an attribute for print and for
// readers without JavaScript, who see every panel. A closed panel stays as the server rendered it; on later pages it
// renders after the visible content.
import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {KEEP_SERVER_HTML, useServerHtml} from '@site/src/components/Hydration/useServerHtml';
import {useDeferredRender} from '@site/src/components/Hydration/useDeferredRender';
import {useTabIds} from '@site/src/components/TabIds';
import styles from './styles.module.css';

/** One of the variants of `Tabs`. */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const {panel, tab} = useTabIds(value);
  const isOpen = value === selectedValue;
  const {ref, isServed} = useServerHtml<HTMLDivElement>(isOpen);
  const mayRender = useDeferredRender(isOpen);
  return (
    <div
      ref={ref}
      role="tabpanel"
      id={panel}
      aria-labelledby={tab}
      tabIndex={0}
      hidden={!isOpen}
      data-label={tabValues.find((known) => known.value === value)?.label ?? value}
      className={clsx(styles.panel, className)}
      {...(isServed ? KEEP_SERVER_HTML : {children: mayRender && children})}
    />
  );
}
