import type {ReactNode} from 'react';

/** The meaning that the color of a badge conveys. */
type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'change' | 'bad';

/** The methods and states of the API, each with its tone, the same on every page. */
const TONES: Readonly<Record<string, Tone>> = {
  GET: 'info',
  POST: 'good',
  PUT: 'change',
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
  /** Default: the tone of the API method or state, and `neutral` for any other word. */
  readonly tone?: Tone;
};

/** A label for a method, a state or another single word. */
export default function Badge({children, tone}: Props): ReactNode {
  const known = typeof children === 'string' ? TONES[children] : undefined;
  return <span className={`badge tone-${tone ?? known ?? 'neutral'}`}>{children}</span>;
}
