import type {ReactNode} from 'react';
import clsx from 'clsx';
import {IsRequest} from '@site/src/plugins/linked-fields/browser/shownRequest';
import styles from './styles.module.css';

export type RailProps = {
  readonly children: ReactNode;
};

/** The code of a reference page: beside the words where the screen is wide, and then it stays in view. */
export function Rail({children}: RailProps): ReactNode {
  return (
    <div className={styles.rail}>
      <div className={clsx(styles.sticky)}>{children}</div>
    </div>
  );
}

export type FrameProps = {
  readonly title: string;
  /** Whether it starts closed where it stands between the words. Beside them it is always open. */
  readonly closed?: boolean;
  /** What the ids of the fields begin with that its code shows, for example `body`. */
  readonly fields?: string;
  /** One thing, or several of `Choice`. */
  readonly children: ReactNode;
};

/** All code of one kind: what is sent, or what comes back. */
export function Frame({title, closed = false, fields, children}: FrameProps): ReactNode {
  const content = (
    <div className={styles.content}>
      <p aria-hidden className={clsx(styles.title)}>
        {title}
      </p>
      <IsRequest value={fields === 'body'}>{children}</IsRequest>
    </div>
  );
  return (
    <section aria-label={title} className={styles.frame} data-fields={fields}>
      {closed ? (
        <details className={clsx(styles.closed)}>
          <summary>{title}</summary>
          {content}
        </details>
      ) : (
        content
      )}
    </section>
  );
}

export type ChoiceProps = {
  /** Of the choices of one group, one is open. */
  readonly group: string;
  readonly title: string;
  /** The status that the choice belongs to, for example `404`. */
  readonly status?: string;
  readonly open?: boolean;
  /** As of `Frame`. */
  readonly fields?: string;
  /** What a request and its answer have in common: who opens the request is shown the answer (`linked-fields`). */
  readonly exchange?: string;
  readonly children: ReactNode;
};

/** One of several things in a frame. A native disclosure, which looks like a tab where the frame is beside the words. */
export function Choice(props: ChoiceProps): ReactNode {
  const {group, title, status, open, fields, exchange, children} = props;
  return (
    <details
      className={styles.choice}
      name={group}
      open={open}
      data-exchange={exchange}
      data-fields={fields}
    >
      <summary>
        {status !== undefined && <code>{status}</code>} {title}
      </summary>
      {children}
    </details>
  );
}
