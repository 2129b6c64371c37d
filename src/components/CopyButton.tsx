import {type ReactNode, useEffect, useRef, useState} from 'react';
import Translate from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';

/** The result of the last press. */
type Outcome = 'idle' | 'copied' | 'failed';

/** How long each is shown: long enough to read it. */
const SHOWN_FOR_MS = {idle: 0, copied: 2000, failed: 8000} as const;

export type Props = {
  /** What to copy, or what gets it. */
  readonly text: string | (() => Promise<string>);
  /** The accessible name. */
  readonly name: string;
  /** Visible words instead of the icon. */
  readonly children?: ReactNode;
};

/** A button that copies a text and says whether that worked. */
export default function CopyButton({text, name, children}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    let next: Outcome = 'copied';
    try {
      // Outside of secure contexts `navigator.clipboard` is undefined, so this throws too.
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
    } catch {
      next = 'failed';
    }
    window.clearTimeout(timer.current);
    setOutcome(next);
    timer.current = window.setTimeout(() => setOutcome('idle'), SHOWN_FOR_MS[next]);
  };
  const Icon = outcome === 'copied' ? IconSuccess : IconCopy;
  return (
    <span className="copy" data-outcome={outcome} data-markdown="skip">
      <button
        type="button"
        className="clean-btn copy__button"
        aria-label={name}
        title={children === undefined ? name : undefined}
        onClick={() => void copy()}
      >
        {children ?? <Icon aria-hidden width={18} height={18} />}
      </button>
      <span role="status" className="copy__outcome">
        {outcome === 'copied' && <Translate id="site.copy.copied">Copied</Translate>}
        {outcome === 'failed' && (
          <Translate id="site.copy.failed">Copying failed. Open the page as Markdown.</Translate>
        )}
      </span>
    </span>
  );
}
