import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Props = {
  /** Sets the size and position. */
  readonly className?: string;
};

/** The arrowhead lines of the logo, behind the text of the surrounding box. Decorative, hidden from screen readers. */
export default function Motif({className}: Props): ReactNode {
  return (
    <svg
      aria-hidden
      className={clsx(styles.motif, className)}
      height="20"
      viewBox="8 6 16 20"
      width="16"
    >
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
