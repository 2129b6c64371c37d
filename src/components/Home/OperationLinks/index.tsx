import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Badge from '@site/src/components/Badge';
import styles from './styles.module.css';

export type DoorsProps = {
  readonly children: ReactNode;
};

/** A grid of operations, each a link to its page. */
export function OperationLinks({children}: DoorsProps): ReactNode {
  return <div className={styles.links}>{children}</div>;
}

export type DoorProps = {
  readonly href: string;
  /** The name of the operation, as in the title of its page. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
};

/** One operation: its method, its name, its path. */
export function OperationLink({href, name, method, path}: DoorProps): ReactNode {
  return (
    <Link className={clsx(styles.door)} to={href}>
      <span className={styles.name}>{name}</span>
      <span className={styles.method}>
        <Badge>{method}</Badge>
      </span>
      <code className={styles.path}>{path}</code>
    </Link>
  );
}
