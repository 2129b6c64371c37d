import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'> & {
  /** The path data, in a view box of 24 by 24. */
  readonly d: string;
};

/** An icon made of strokes in the current text color. It takes a few bytes, where outlines take hundreds. */
export default function LineIcon({d, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth={2}
        d={d}
      />
    </svg>
  );
}
