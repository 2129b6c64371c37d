import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

export type CardsProps = {
  readonly children: ReactNode;
};

/** A grid of doors to other pages. */
export function Cards({children}: CardsProps): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

export type CardProps = {
  readonly href: string;
  readonly title: string;
  readonly children?: ReactNode;
};

/** One door: where it leads, and what waits there. */
export function Card({href, title, children}: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <Link className={clsx(styles.title)} to={href}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
