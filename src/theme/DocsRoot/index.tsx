// Wrapped: the bars of the page that is being left are not drawn again when the address changes.
import {memo} from 'react';
import type {ReactNode} from 'react';
import DocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import {isSamePlace} from '../DocRoot/isSamePlace';

function DocsRootOnce(props: Props): ReactNode {
  return <DocsRoot {...props} />;
}

/** Draws this part of a documentation page when its place changes. */
export default memo(DocsRootOnce, isSamePlace);
