import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** What a badge says beside its word. */
type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

/** Methods and states of the API, each with the tone it has on every page. */
const TONES: Readonly<Record<string, Tone>> = {
  GET: 'info',
  POST: 'good',
  PUT: 'warn',
  DELETE: 'bad',
  STOPPED: 'neutral',
  INITIALIZING: 'warn',
  RUNNING: 'info',
  QUEUED: 'warn',
  IN_QUEUE: 'warn',
  COMPLETED: 'good',
  FAILED: 'bad',
  CANCELED: 'neutral',
};

export type Props = {
  /** The word, for example `GET` or `RUNNING`. */
  readonly children: ReactNode;
  /** Without it, a method or state of the API has its own tone and everything else is neutral. */
  readonly tone?: Tone;
  /** Beside a name in a list. */
  readonly isSmall?: boolean;
};

/** A method, a state or another single word in a frame. */
export default function Badge({children, tone, isSmall = false}: Props): ReactNode {
  const known = typeof children === 'string' ? TONES[children] : undefined;
  return (
    <span
      className={clsx(styles.badge, isSmall && styles.small, styles[tone ?? known ?? 'neutral'])}
    >
      {children}
    </span>
  );
}
