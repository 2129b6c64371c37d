// Ejected. Changes: drawn with strokes, which take fewer bytes. Every page contains the icon before its first text.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Language';
import LineIcon from '@site/src/components/LineIcon';

/** A globe. */
export default function IconLanguage(props: Props): ReactNode {
  return (
    <LineIcon
      aria-hidden
      width={20}
      height={20}
      {...props}
      d="M12 3a9 9 0 0 1 0 18 9 9 0 0 1 0-18c5 5 5 13 0 18-5-5-5-13 0-18ZM3 12h18"
    />
  );
}
