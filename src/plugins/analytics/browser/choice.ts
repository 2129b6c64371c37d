/** The reader's answer to whether their visit may be counted. */
export type Choice = 'accepted' | 'rejected';

const KEY = 'analytics-choice';

/** Returns the choice of an earlier visit, or undefined if there is none or the browser stores nothing. */
export function readChoice(): Choice | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'accepted' || stored === 'rejected' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice. If the browser stores nothing, the reader is asked again on the next visit. */
export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The choice applies to this page only.
  }
}

/** Returns true if the browser signals that its reader does not want to be counted: then they are not asked. */
export function hasRefusedBefore(): boolean {
  const signals: unknown[] = [
    Reflect.get(navigator, 'globalPrivacyControl'),
    Reflect.get(navigator, 'doNotTrack'),
    Reflect.get(window, 'doNotTrack'),
  ];
  return signals.some((signal) => signal === true || signal === '1' || signal === 'yes');
}
