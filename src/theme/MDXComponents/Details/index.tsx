// Ejected. Changes: the element itself, which opens without scripts and looks like every other part that opens.
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXComponents/Details';

/** A part of a page that opens. */
export default function MDXDetails(props: Props): ReactNode {
  return <details {...props} />;
}
