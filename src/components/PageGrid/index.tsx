import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Props = {
  readonly children: ReactNode;
  /** What stands beside the words on wide screens: the contents of the page. */
  readonly aside?: ReactNode;
  /** A page without contents takes their room too. */
  readonly isWide?: boolean;
  /** Whether the words have code beside them on wide screens, so that both need room. */
  readonly hasCodeColumn?: boolean;
};

/** A column of words at reading width, and a narrow one beside it. */
export default function PageGrid({
  children,
  aside,
  isWide = false,
  hasCodeColumn = false,
}: Props): ReactNode {
  return (
    <div className={clsx(styles.page, isWide && styles.wide, hasCodeColumn && styles.double)}>
      <div className={clsx(styles.column)}>{children}</div>
      {aside && <div className={clsx(styles.aside)}>{aside}</div>}
    </div>
  );
}
