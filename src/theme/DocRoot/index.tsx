// Wrapped: the sidebar of the old page does not render again when the URL changes.
import {memo} from 'react';
import type {ReactNode} from 'react';
import DocRoot from '@theme-original/DocRoot';
import type {Props} from '@theme/DocRoot';
import {isSamePlace} from './isSamePlace';

function DocRootOnce(props: Props): ReactNode {
  return <DocRoot {...props} />;
}

/** Renders this part of a documentation page only when its location changes. */
export default memo(DocRootOnce, isSamePlace);
