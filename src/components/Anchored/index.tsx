import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CopyLink from '@site/src/components/CopyLink';
import styles from './styles.module.css';

export type Props = {
  readonly id: string;
  readonly children: ReactNode;
};

/** Words that have an address of their own: a field, an enum value, a form. */
export default function Anchored({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span className={styles.anchored} data-search="section" id={id}>
      {children}
      <CopyLink id={id} />
    </span>
  );
}
