import {type ReactNode, useEffect, useRef, useState} from 'react';
import Translate from '@docusaurus/Translate';

/** What came of a press. */
type Outcome = 'idle' | 'copied' | 'failed';

/** How long each is shown: long enough to read it. */
const SHOWN_FOR_MS = {idle: 0, copied: 2000, failed: 8000} as const;

export type Props = {
  readonly getText: () => Promise<string>;
  readonly children: ReactNode;
};

/** A button of a menu that copies a text and says whether that worked. */
export default function CopyButton({getText, children}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    let next: Outcome = 'copied';
    try {
      // Outside of secure contexts `navigator.clipboard` is undefined, so this throws too.
      await navigator.clipboard.writeText(await getText());
    } catch {
      next = 'failed';
    }
    window.clearTimeout(timer.current);
    setOutcome(next);
    timer.current = window.setTimeout(() => setOutcome('idle'), SHOWN_FOR_MS[next]);
  };
  return (
    <>
      <button type="button" className="clean-btn dropdown__link" onClick={() => void copy()}>
        {children}
      </button>
      <span role="status">
        {outcome === 'copied' && <Translate id="site.copy.copied">Copied</Translate>}
        {outcome === 'failed' && (
          <Translate id="site.copy.failed">Copying failed. Open the page as Markdown.</Translate>
        )}
      </span>
    </>
  );
}
