import type {ReactNode} from 'react';
import {IsRequest} from '@site/src/plugins/linked-fields/browser/shownRequest';

export type FrameProps = {
  readonly title: string;
  /** The id prefix of the fields that its code shows, for example `body`. */
  readonly fields?: string;
  /** One item, or several `Choice` elements. */
  readonly children: ReactNode;
};

/** A frame for all code of one kind: the request, or the responses. */
export function Frame({title, fields, children}: FrameProps): ReactNode {
  return (
    <section aria-label={title} className="frame ink" data-fields={fields}>
      <p aria-hidden className="frame__title">
        {title}
      </p>
      <IsRequest value={fields === 'body'}>{children}</IsRequest>
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

/** One of several items in a frame. */
export function Choice(props: ChoiceProps): ReactNode {
  const {group, title, status, open, fields, exchange, children} = props;
  return (
    <details
      className="choice"
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
