// Wrapped. Adds: a size of its own, so that it does not fill the window where the style sheet is missing.
import type {ReactNode} from 'react';
import IconHome from '@theme-original/Icon/Home';
import type {Props} from '@theme/Icon/Home';

/** The drawing, which styles may make larger or smaller. */
export default function SizedHome(props: Props): ReactNode {
  return <IconHome width={16} height={16} {...props} />;
}
