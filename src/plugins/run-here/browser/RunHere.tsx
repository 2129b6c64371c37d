import {useId, useState} from 'react';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type RunFrame from './RunFrame';
import styles from './styles.module.css';

/** The button that runs the program of a code block in the page. Everything else loads on the first press. */
export default function RunHere({file}: {readonly file: string}): ReactNode {
  const place = useId();
  const [Frame, setFrame] = useState<typeof RunFrame>();
  const [hasFailed, setHasFailed] = useState(false);
  const run = async (): Promise<void> => {
    try {
      const frame = await import('./RunFrame');
      frame.startProgram(place, file.replace(/^.*\/|\.mjs$/g, ''));
      setFrame(() => frame.default);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <div className={styles.foot} data-search="skip" data-markdown="skip">
      <button className={clsx(styles.button)} type="button" onClick={() => void run()}>
        <Translate id="run.start">Run here</Translate>
      </button>
      <span className={clsx(styles.note)} role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? (
          <Translate id="run.unloaded">Loading failed. Try again.</Translate>
        ) : (
          <Translate id="run.promise">On a mock server in this page: no account, no bill</Translate>
        )}
      </span>
      {Frame && <Frame place={place} file={file} />}
    </div>
  );
}
