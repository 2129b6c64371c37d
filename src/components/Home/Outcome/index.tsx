import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import Badge from '@site/src/components/Badge';
import styles from './styles.module.css';

export type Props = {
  /** What the code above prints. */
  readonly first: string;
  /** The states that the next programs print, in order, separated by spaces. */
  readonly states?: string;
  /** What the last of these programs prints besides states. */
  readonly result?: string;
};

/** What the code above prints, and what the programs that follow it print. */
export function Outcome({first, states = '', result}: Props): ReactNode {
  const passed = states.split(' ').filter(Boolean);
  return (
    <div className={styles.outcome}>
      <p className={styles.name}>
        <Translate id="site.outcome.name">Output</Translate>
      </p>
      <p className={styles.result}>{first}</p>
      {(passed.length > 0 || result !== undefined) && (
        <p className={styles.name}>
          <Translate id="site.outcome.next">Output of the next programs</Translate>
        </p>
      )}
      {passed.length > 0 && (
        <ol className={clsx('plainList', styles.states)}>
          {passed.map((state, index) => (
            <li className={styles.state} key={index}>
              <Badge>{state}</Badge>
            </li>
          ))}
        </ol>
      )}
      {result !== undefined && <p className={styles.result}>{result}</p>}
    </div>
  );
}
