import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Badge from '@site/src/components/Badge';
import CopyAddress from './CopyAddress';
import styles from './styles.module.css';

export type Props = {
  readonly method: string;
  /** The URL up to the path. It is the same for every operation, so it is hidden on screen and shown in print. */
  readonly server: string;
  readonly path: string;
};

/** The method and URL of an operation, on a line of their own. */
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
