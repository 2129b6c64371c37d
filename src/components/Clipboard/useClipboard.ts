import {useEffect, useRef, useState} from 'react';

/** The result of the last press of a copy button. */
export type CopyOutcome = 'idle' | 'copied' | 'refused';

const SHOWN_FOR_MS: Readonly<Record<CopyOutcome, number>> = {
  idle: 0,
  copied: 2000,
  refused: 8000,
};

/**
 * Copies text to the clipboard and exposes the outcome for long enough to read it.
 *
 * @returns `outcome`, which returns to `idle` after the time in `SHOWN_FOR_MS`, and `copy`, which writes a text to the
 * clipboard and resolves to true if the browser accepted it
 */
export function useClipboard(): {
  readonly outcome: CopyOutcome;
  readonly copy: (text: string) => Promise<boolean>;
} {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const show = (next: CopyOutcome): void => {
    window.clearTimeout(timer.current);
    setOutcome(next);
    timer.current = window.setTimeout(() => setOutcome('idle'), SHOWN_FOR_MS[next]);
  };
  const copy = async (text: string): Promise<boolean> => {
    try {
      // Outside of secure contexts `navigator.clipboard` is undefined, so this throws too.
      await navigator.clipboard.writeText(text);
      show('copied');
      return true;
    } catch {
      show('refused');
      return false;
    }
  };
  return {outcome, copy};
}
