import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import Badge from '@site/src/components/Badge';
import styles from './styles.module.css';

export type Props = {
  /** The output of the code above, if other programs print the rest. */
  readonly first?: string;
  /** The states in the order in which they occur, separated by spaces. */
  readonly states?: string;
  /** The last line that was printed. */
  readonly result: string;
};

/** The outcome of the code above, on one line. */
export function Outcome({first, states = '', result}: Props): ReactNode {
  const passed = states.split(' ').filter(Boolean);
  return (
    <div className={styles.outcome}>
      <p className={styles.name}>
        {first === undefined ? (
          <Translate id="site.outcome.name">Output</Translate>
        ) : (
          <Translate id="site.outcome.first" values={{first: <code>{first}</code>}}>
            {'It prints {first}, and later:'}
          </Translate>
        )}
      </p>
      {passed.length > 0 && (
        <ol className={clsx('plainList', styles.states)}>
          {passed.map((state, index) => (
            <li className={styles.state} key={index}>
              <Badge>{state}</Badge>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.result}>{result}</p>
    </div>
  );
}
