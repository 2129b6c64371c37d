import type {ReactNode} from 'react';

export type Props = {
  readonly className?: string;
};

/** The lines of the logo that form an arrowhead, in the color of the words around them. It says nothing. */
export default function Motif(props: Props): ReactNode {
  return (
    <svg aria-hidden height="20" viewBox="8 6 16 20" width="16" {...props}>
      <path
        d="M10 7.6h.8M10 11.8h6.6M10 16h12.6M10 20.2h6.6M10 24.4h.8"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth={2.7}
      />
    </svg>
  );
}
