import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Props = {
  readonly children: ReactNode;
  /** The content beside the text on wide screens: the table of contents. */
  readonly aside?: ReactNode;
  /** Use the space of the table of contents too, for a page that has none. */
  readonly isWide?: boolean;
  /** Whether there is code beside the text on wide screens, so that both need space. */
  readonly hasCodeColumn?: boolean;
};

/** A text column at reading width, and a narrow column beside it. */
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
