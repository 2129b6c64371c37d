// Ejected. Changes: drawn with strokes, which take fewer bytes. Every page contains the icon before its first text.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';
import LineIcon from '@site/src/components/LineIcon';

/** A moon. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <LineIcon width={24} height={24} {...props} d="M20 14A9 9 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z" />
  );
}
