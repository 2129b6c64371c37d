import {useEffect} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Run} from './Run';
import SavedFiles from './SavedFiles';
import {leavePlace, stopProgram, useSession} from './session';
import {forgotten, prepared, status} from './words';
import MockServerState from './MockServerState';
import styles from './frame.module.css';

export {startProgram} from './session';

type Props = {
  /** Its place on the page. */
  readonly place: string;
  /** The address of the program. */
  readonly file: string;
};

/** Shows a run of a program: its status, what it printed and saved, and the current state of the mock server. */
export default function RunFrame({place, file}: Props): ReactNode {
  const {runs, latest} = useSession();
  const run = runs.get(place);
  const name = file.replace(/^.*\//, '');
  useEffect(() => () => leavePlace(place), [place]);
  return (
    <div className={clsx(styles.frame)}>
      <div className={clsx(styles.bar)}>
        <span role="status" className={clsx(styles.status)}>
          {run ? status(run) : forgotten()}
        </span>
        {run?.state === 'running' && (
          <button type="button" className={clsx(styles.button)} onClick={stopProgram}>
            <Translate id="run.stop">Stop</Translate>
          </button>
        )}
      </div>
      {run && <Output run={run} name={name} />}
      {run && <SavedFiles files={run.files} />}
      {latest === place && <MockServerState />}
    </div>
  );
}

function Output({run, name}: {readonly run: Run; readonly name: string}): ReactNode {
  const label = translate({id: 'run.output', message: 'Output of {name}'}, {name});
  return (
    <>
      {run.prepared && <p className={clsx(styles.note)}>{prepared(run.prepared)}</p>}
      <pre
        role="group"
        aria-label={label}
        tabIndex={0}
        className={clsx(styles.output, 'thin-scrollbar')}
      >
        <span className={clsx(styles.typed)}>
          {[...run.variables]
            .map(([variable, value]) => `export ${variable}=${value}\n`)
            .concat(`node ${name}\n`)
            .join('')}
        </span>
        {run.output.map(({stream, text}, index) => (
          <span key={index} className={clsx(stream === 'err' && styles.error)}>
            {text}
          </span>
        ))}
      </pre>
    </>
  );
}
