import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

export type SectionProps = {
  readonly children: ReactNode;
};

/** The top of the home page: what this is on one side, a request to it on the other. */
export function Hero({children}: SectionProps): ReactNode {
  return <div className={styles.hero}>{children}</div>;
}

/** The words of the hero. */
export function HeroText({children}: SectionProps): ReactNode {
  return <div className={styles.heroText}>{children}</div>;
}

/** The sample of the hero. */
export function HeroSample({children}: SectionProps): ReactNode {
  return <div className={styles.heroSample}>{children}</div>;
}

/** The ways into the site. */
export function Doors({children}: SectionProps): ReactNode {
  return <div className={styles.doors}>{children}</div>;
}

export type DoorProps = {
  readonly href: string;
  readonly title: string;
  /** One sentence on what waits behind it. */
  readonly children: ReactNode;
};

/** One way into the site. */
export function Door({href, title, children}: DoorProps): ReactNode {
  return (
    <Link className={clsx(styles.door)} to={href}>
      <span className={styles.doorTitle}>
        {title}
        <span aria-hidden className={styles.arrow}>
          →
        </span>
      </span>
      <span className={styles.doorText}>{children}</span>
    </Link>
  );
}

/** Two things to see at once, one under the other where there is no room. */
export function SideBySide({children}: SectionProps): ReactNode {
  return <div className={styles.sideBySide}>{children}</div>;
}

/** One of the two. */
export function Side({children}: SectionProps): ReactNode {
  return <div className={styles.side}>{children}</div>;
}
