// Wrapped: the navbar and footer of the old page do not render again when the URL changes.
import {memo} from 'react';
import type {ReactNode} from 'react';
import DocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import {isSamePlace} from '../DocRoot/isSamePlace';

function DocsRootOnce(props: Props): ReactNode {
  return <DocsRoot {...props} />;
}

/** Renders this part of a documentation page only when its location changes. */
export default memo(DocsRootOnce, isSamePlace);
