// Wrapped: the content of the old page does not render again when the URL changes.
import {memo} from 'react';
import type {ReactNode} from 'react';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';

function DocItemOnce(props: Props): ReactNode {
  return <DocItem {...props} />;
}

/** Renders the content of a documentation page only when it changes to that of another page. */
export default memo(DocItemOnce, (before, after) => before.content === after.content);
