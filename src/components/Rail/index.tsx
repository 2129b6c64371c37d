import type {ReactNode} from 'react';
import clsx from 'clsx';
import {IsRequest} from '@site/src/plugins/linked-fields/browser/shownRequest';
import styles from './styles.module.css';

export type RailProps = {
  readonly children: ReactNode;
};

/** The code column of a reference page. On wide screens it is beside the text and sticky. */
export function Rail({children}: RailProps): ReactNode {
  return (
    <div className={styles.rail}>
      <div className={clsx(styles.sticky)}>{children}</div>
    </div>
  );
}

export type FrameProps = {
  readonly title: string;
  /** Whether it is initially closed where it is part of the text flow. Beside the text it is always open. */
  readonly closed?: boolean;
  /** The id prefix of the fields that its code shows, for example `body`. */
  readonly fields?: string;
  /** One item, or several `Choice` elements. */
  readonly children: ReactNode;
};

/** A frame for all code of one kind: the request, or the responses. */
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
  /** The name of the group. Only one choice of a group is open at a time. */
  readonly group: string;
  readonly title: string;
  /** The status that the choice belongs to, for example `404`. */
  readonly status?: string;
  readonly open?: boolean;
  /** See `FrameProps`. */
  readonly fields?: string;
  /** Links a request with its response: opening the request also shows the response (`linked-fields`). */
  readonly exchange?: string;
  readonly children: ReactNode;
};

/** One of several items in a frame: a `details` element, styled as a tab where the frame is beside the text. */
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
