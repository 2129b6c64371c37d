// Wrapped. Adds: an intrinsic size, so that it does not fill the window when the style sheet is missing.
import type {ReactNode} from 'react';
import IconWordWrap from '@theme-original/Icon/WordWrap';
import type {Props} from '@theme/Icon/WordWrap';

/** The icon. Styles can make it larger or smaller. */
export default function SizedWordWrap(props: Props): ReactNode {
  return <IconWordWrap width={16} height={16} {...props} />;
}
