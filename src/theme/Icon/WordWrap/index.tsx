// Wrapped. Adds: a size of its own, so that it does not fill the window where the style sheet is missing.
import type {ReactNode} from 'react';
import IconWordWrap from '@theme-original/Icon/WordWrap';
import type {Props} from '@theme/Icon/WordWrap';

/** The drawing, which styles may make larger or smaller. */
export default function SizedWordWrap(props: Props): ReactNode {
  return <IconWordWrap width={16} height={16} {...props} />;
}
