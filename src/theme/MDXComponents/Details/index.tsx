// Ejected. Changes: the plain `details` element, which opens without JavaScript and looks like all the others.
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXComponents/Details';

/** A collapsible part of a page. */
export default function MDXDetails(props: Props): ReactNode {
  return <details {...props} />;
}
