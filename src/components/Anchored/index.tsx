import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CopyLink from '@site/src/components/CopyLink';
import styles from './styles.module.css';

export type Props = {
  readonly id: string;
  /** The title to use in search results, where the id is not descriptive enough. */
  readonly title?: string;
  readonly children: ReactNode;
};

/** Text that has its own anchor: a field, an enum value, a form. */
export default function Anchored({id, title, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span className={styles.anchored} data-search="section" data-search-title={title} id={id}>
      {children}
      <CopyLink id={id} />
    </span>
  );
}
