// Wrapped: the router tells every page of each change of the address, before the next page is there. The page that is
// being left is drawn once, not again for that; what reads the address asks for it by a hook.
import {memo} from 'react';
import DocItem from '@theme-original/DocItem';

/** A documentation page. */
export default memo(DocItem, (before, after) => before.content === after.content);
