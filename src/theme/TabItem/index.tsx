// Ejected. Changes: the panel is named by its tab, can take the focus, and carries its label for paper and for
// people without scripts, who see every panel.
import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {useTabIds} from '@site/src/components/TabIds';
import styles from './styles.module.css';

/** One of the variants of `Tabs`. */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const {panel, tab} = useTabIds(value);
  return (
    <div
      role="tabpanel"
      id={panel}
      aria-labelledby={tab}
      tabIndex={0}
      hidden={value !== selectedValue}
      data-label={tabValues.find((known) => known.value === value)?.label ?? value}
      className={clsx(styles.panel, className)}
    >
      {children}
    </div>
  );
}
