import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Badge from '@site/src/components/Badge';
import styles from './styles.module.css';

export type CardsProps = {
  readonly children: ReactNode;
};

/** A grid of cards that link to other pages. */
export function Cards({children}: CardsProps): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

export type CardProps = {
  readonly href: string;
  readonly title: string;
  /** The HTTP method, if the card links to an API operation. */
  readonly method?: string | undefined;
  readonly children?: ReactNode;
};

/** One card: the link, and a description of the linked page. */
export function Card({href, title, method, children}: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <span className={styles.head}>
        <Link className={clsx(styles.title)} to={href}>
          {title}
        </Link>{' '}
        {method !== undefined && <Badge isSmall>{method}</Badge>}
      </span>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
