import {useEffect, useRef, useState} from 'react';

/** What became of the last press of a copy button. */
export type CopyOutcome = 'idle' | 'copied' | 'refused';

const SHOWN_FOR_MS: Readonly<Record<CopyOutcome, number>> = {
  idle: 0,
  copied: 2000,
  refused: 8000,
};

/**
 * Copies text, and tells how that went for as long as it takes to read.
 *
 * @returns the outcome, `idle` again after a while, and what puts a text on the clipboard: it resolves to whether
 * the browser took it
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
      // Outside of secure contexts there is no clipboard at all: that throws too.
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
