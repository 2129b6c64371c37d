// Wrapped: the words of the page that is being left are not drawn again when the address changes.
import {memo} from 'react';
import type {ReactNode} from 'react';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';

function DocItemOnce(props: Props): ReactNode {
  return <DocItem {...props} />;
}

/** Draws the words of a documentation page when they are those of another page. */
export default memo(DocItemOnce, (before, after) => before.content === after.content);
