import {type ReactNode, useState} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Outcome = 'idle' | 'copied' | 'failed';

async function copyPage(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} answered ${response.status}`);
  }
  await navigator.clipboard.writeText(await response.text());
}

export type Props = {
  readonly copyPath: string;
};

/** A button that copies the Markdown version of the page to the clipboard and reports whether that worked. */
export default function CopyPageButton({copyPath}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const copy = (): void => {
    copyPage(copyPath).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <>
      <button className={styles.item} onClick={copy} type="button">
        <Translate id="pageTools.copy">Copy page as Markdown</Translate>
      </button>
      <span className={styles.outcome} role="status">
        {outcome === 'copied' && <Translate id="pageTools.copied">Copied</Translate>}
        {outcome === 'failed' && (
          <Translate id="pageTools.failed">
            Copying failed. Open the Markdown view and copy it there.
          </Translate>
        )}
      </span>
    </>
  );
}
