// Wrapped. Adds: what stands in for the items of a closed category loads them when the reader opens it.
import type {ReactNode} from 'react';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import {isStandIn} from '@site/src/components/Navigation/sidebarBranches';
import SidebarBranch from '@site/src/components/SidebarBranch';

export default function DocSidebarItemOrBranch(props: Props): ReactNode {
  const {item} = props;
  return isStandIn(item) ? <SidebarBranch {...props} item={item} /> : <DocSidebarItem {...props} />;
}
