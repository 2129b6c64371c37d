import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Badge from '@site/src/components/Badge';
import CopyAddress from './CopyAddress';
import styles from './styles.module.css';

export type Props = {
  readonly method: string;
  /** The address up to the path. Every operation has the same one, so the screen leaves it out; paper does not. */
  readonly server: string;
  readonly path: string;
};

/** The method and the address of an operation, in a line of their own. */
export default function Endpoint({method, server, path}: Props): ReactNode {
  const segments = path.split(/(?=\/)/u);
  return (
    <div className={styles.endpoint} data-search-endpoint>
      <p>
        <Badge>{method}</Badge>{' '}
        <code>
          <span className={clsx(styles.server)}>{server}</span>
          {segments.map((segment, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              <span className={styles.segment}>{segment}</span>
            </Fragment>
          ))}
        </code>
      </p>
      <CopyAddress address={`${server}${path}`} />
    </div>
  );
}
