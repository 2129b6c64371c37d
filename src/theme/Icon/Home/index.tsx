// Ejected. Changes: drawn with strokes, which take fewer bytes. Every page contains the icon before its first text.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Home';
import LineIcon from '@site/src/components/LineIcon';

/** A house. */
export default function IconHome(props: Props): ReactNode {
  return <LineIcon width={16} height={16} {...props} d="m4 11 8-7 8 7M6 10v10h4v-6h4v6h4V10" />;
}
