import {type MouseEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import Translate from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';

/** The result of the last press. `selected`: the browser refused, and the code is selected for the reader's own copy. */
type Outcome = 'idle' | 'copied' | 'selected' | 'failed';

/** How long each is shown: long enough to read it. */
const SHOWN_FOR_MS = {idle: 0, copied: 2000, selected: 8000, failed: 8000} as const;

/** Selects the code beside a button, so that the reader can copy it with the keyboard. */
function selectBeside(button: Element): Outcome {
  const code = button.closest('.theme-code-block, .endpoint')?.querySelector('code');
  if (!code) return 'failed';
  window.getSelection()?.selectAllChildren(code);
  return 'selected';
}

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
  const copy = async ({currentTarget}: MouseEvent): Promise<void> => {
    let next: Outcome = 'copied';
    try {
      // Outside of secure contexts `navigator.clipboard` is undefined, so this throws too.
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
    } catch {
      next = selectBeside(currentTarget);
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
        onClick={(event) => void copy(event)}
      >
        {children ?? <Icon aria-hidden width={18} height={18} />}
      </button>
      <span role="status" className="copy__outcome">
        {outcome === 'copied' && <Translate id="site.copy.copied">Copied</Translate>}
        {outcome === 'selected' && (
          <Translate id="site.copy.selected">
            Your browser blocked copying. The code is selected: press Ctrl+C or Command+C.
          </Translate>
        )}
        {outcome === 'failed' && (
          <Translate id="site.copy.failed">Copying failed. Open the page as Markdown.</Translate>
        )}
      </span>
    </span>
  );
}
