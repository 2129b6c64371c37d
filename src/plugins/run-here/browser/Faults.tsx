import {useState} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {toggleFault, useSession} from './session';
import styles from './frame.module.css';

/** Returns the faults of the mock server that a reader can switch on, with their labels. */
function listFaults(): readonly (readonly [fault: string, words: string])[] {
  return [
    ['rate-limit', translate({id: 'run.fault.rateLimit', message: 'Too many requests (429)'})],
    ['lost-answer', translate({id: 'run.fault.lostAnswer', message: 'Lost response'})],
    ['cut-stream', translate({id: 'run.fault.cutStream', message: 'Interrupted stream'})],
    ['slow-start', translate({id: 'run.fault.slowStart', message: 'Slow start'})],
    ['failed-job', translate({id: 'run.fault.failedJob', message: 'Failed job'})],
  ];
}

/** The menu of faults. A fault that is switched on affects the next runs. */
export default function Faults(): ReactNode {
  const {faults} = useSession();
  const [isOpen] = useState(() => Object.keys(faults).length > 0);
  return (
    <details className={clsx(styles.faults)} open={isOpen}>
      <summary>
        <Translate id="run.faults">Simulate failures</Translate>
      </summary>
      <p className={clsx(styles.note)}>
        <Translate id="run.faultsHow">
          Switch on a failure, then run the program. A failure of requests affects every second
          request.
        </Translate>
      </p>
      <div className={clsx(styles.actions)}>
        {listFaults().map(([fault, words]) => (
          <button
            key={fault}
            type="button"
            className={clsx(styles.button)}
            aria-pressed={fault in faults}
            onClick={() => toggleFault(fault)}
          >
            {words}
          </button>
        ))}
      </div>
    </details>
  );
}
