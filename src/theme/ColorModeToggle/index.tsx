import type {ReactNode} from 'react';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';

/** The button that switches the color mode. A reader who has not chosen a mode has the light one, not the system's. */
export default function ColorModeToggleWithDefault({value, ...props}: Props): ReactNode {
  return <ColorModeToggle {...props} value={value ?? 'light'} />;
}
