import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Motif from '@site/src/components/Motif';
import styles from './styles.module.css';

export type SectionProps = {
  readonly children: ReactNode;
};

/** The top of the home page: what this is on one side, a request to it on the other. */
export function Hero({children}: SectionProps): ReactNode {
  return (
    <div className={styles.hero}>
      <Motif className={clsx(styles.motif)} />
      {children}
    </div>
  );
}

/** The words of the hero. */
export function HeroText({children}: SectionProps): ReactNode {
  return <div className={styles.heroText}>{children}</div>;
}

/** The frame of the hero: tabs, each with lines of code and what becomes of them. */
export function HeroSample({children}: SectionProps): ReactNode {
  return <div className={styles.heroSample}>{children}</div>;
}

/** What a newcomer does first. The first one is the one to take. */
export function Actions({children}: SectionProps): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}

export type ActionProps = SectionProps & {
  readonly href: string;
};

/** One of the actions. */
export function Action({href, children}: ActionProps): ReactNode {
  return (
    <Link className={clsx('button', styles.action)} to={href}>
      {children}
    </Link>
  );
}
