import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Motif from '@site/src/components/Motif';
import styles from './styles.module.css';

export type SectionProps = {
  readonly children: ReactNode;
};

/** The top of the home page: what the service is on one side, a request to it on the other. */
export function Hero({children}: SectionProps): ReactNode {
  return (
    <div className={styles.hero}>
      <Motif className={clsx(styles.motif)} />
      {children}
    </div>
  );
}

/** The text of the hero. */
export function HeroText({children}: SectionProps): ReactNode {
  return <div className={styles.heroText}>{children}</div>;
}

/** The code frame of the hero: tabs, each with code and its outcome. */
export function HeroSample({children}: SectionProps): ReactNode {
  return <div className={styles.heroSample}>{children}</div>;
}

/** The first steps for a new reader. The first action is the recommended one. */
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
