import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Props = {
  readonly id: string;
};

type Outcome = 'copied' | 'failed';

/** A button that copies the link to an anchor of the page and reports the outcome. */
export default function CopyLink({id}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  // A page has up to fifty of these. Only pointer users need the title, so the server HTML leaves it out.
  const [isPointedAt, setPointedAt] = useState(false);
  const copy = async (): Promise<void> => {
    const link = new URL(`#${id}`, window.location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      window.location.hash = id; // puts the link into the address bar
      setOutcome('failed');
    }
  };
  const label = translate({id: 'copyLink.label', message: 'Copy link to {id}'}, {id});
  return (
    <span className={styles.copyLink}>
      <button
        aria-label={label}
        className={clsx(styles.button)}
        onBlur={() => setOutcome(undefined)}
        onClick={() => void copy()}
        onPointerEnter={() => setPointedAt(true)}
        title={isPointedAt ? label : undefined}
        type="button"
      />
      <span className={styles.outcome} role="status">
        {outcome && describeOutcome(outcome)}
      </span>
    </span>
  );
}

function describeOutcome(outcome: Outcome): string {
  return outcome === 'copied'
    ? translate({id: 'copyLink.copied', message: 'Link copied'})
    : translate({id: 'copyLink.failed', message: 'Not copied: take the link from the address bar'});
}
