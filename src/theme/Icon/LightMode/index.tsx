// Ejected. Changes: drawn with strokes, which take fewer bytes. Every page contains the icon before its first text.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';
import LineIcon from '@site/src/components/LineIcon';

/** A sun. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <LineIcon
      width={24}
      height={24}
      {...props}
      d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 3v1m0 16v1M3 12h1m16 0h1M6 6l.5.5m11 11 .5.5M6 18l.5-.5m11-11L18 6"
    />
  );
}
