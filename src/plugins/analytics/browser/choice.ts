/** What a reader said to being counted. */
export type Choice = 'accepted' | 'rejected';

const KEY = 'analytics-choice';

/** The choice of an earlier visit, or undefined when there is none or the browser keeps nothing. */
export function readChoice(): Choice | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'accepted' || stored === 'rejected' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice. Where the browser keeps nothing, the reader is asked again on the next visit. */
export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The choice holds for this page.
  }
}

/** True when the browser says for its reader that they are not to be counted: then nobody asks them. */
export function hasRefusedBefore(): boolean {
  const signals: unknown[] = [
    Reflect.get(navigator, 'globalPrivacyControl'),
    Reflect.get(navigator, 'doNotTrack'),
    Reflect.get(window, 'doNotTrack'),
  ];
  return signals.some((signal) => signal === true || signal === '1' || signal === 'yes');
}
