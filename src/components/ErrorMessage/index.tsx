import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Props = {
  readonly title: ReactNode;
  /** What happened and what the reader can do. */
  readonly children: ReactNode;
  readonly action: ReactNode;
  readonly onAction: () => void;
};

/** An error view instead of a page: what happened, and the one action to take. Moves the focus to its heading. */
export default function ErrorMessage({title, children, action, onAction}: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className={clsx(styles.crash)}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <button type="button" className="button button--primary" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
