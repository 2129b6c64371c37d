// Wrapped: the sidebar of the page that is being left is not drawn again when the address changes.
import {memo} from 'react';
import type {ReactNode} from 'react';
import DocRoot from '@theme-original/DocRoot';
import type {Props} from '@theme/DocRoot';
import {isSamePlace} from './isSamePlace';

function DocRootOnce(props: Props): ReactNode {
  return <DocRoot {...props} />;
}

/** Draws this part of a documentation page when its place changes. */
export default memo(DocRootOnce, isSamePlace);
