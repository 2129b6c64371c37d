// Wrapped. Adds: the branches of the sidebar that a browser knows, which the data of the area leave out. See
// src/plugins/lean-client/sidebarBranches.cjs.
import {type ReactNode, useMemo} from 'react';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import {countBranches, fillBranches} from '@site/src/components/Navigation/sidebarBranches';

export default function DocVersionRootWithBranches(props: Props): ReactNode {
  const {version} = props;
  const count = countBranches();
  const whole = useMemo(() => {
    if (count === 0) return version;
    const sidebars = Object.entries(version.docsSidebars);
    const docsSidebars = Object.fromEntries(
      sidebars.map(([name, items]) => [name, fillBranches(items)]),
    );
    return {...version, docsSidebars};
  }, [version, count]);
  return <DocVersionRoot {...props} version={whole} />;
}
