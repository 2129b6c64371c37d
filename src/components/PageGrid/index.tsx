import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Props = {
  readonly children: ReactNode;
  /** What stands beside the words on wide screens: the contents of the page. */
  readonly aside?: ReactNode;
  /** A page without contents takes their room too. */
  readonly isWide?: boolean;
};

/** A column of words at reading width, and a narrow one beside it. */
export default function PageGrid({children, aside, isWide = false}: Props): ReactNode {
  return (
    <div className={clsx(styles.page, isWide && styles.wide)}>
      <div className={clsx(styles.column)}>{children}</div>
      {aside && <div className={clsx(styles.aside)}>{aside}</div>}
    </div>
  );
}
