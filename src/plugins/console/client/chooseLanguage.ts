/** The key of storage that keeps the reader's language. */
export const STORED_LANGUAGE = 'language';

/** Shows every console of the site in one language, and remembers it. */
export function chooseLanguage(language: string): void {
  document.documentElement.dataset.lang = language;
  markLanguage();
  try {
    localStorage.setItem(STORED_LANGUAGE, language);
  } catch {
    // A browser that keeps nothing: the choice lasts until the page is left.
  }
}

/** Marks the language that the page shows as the chosen one, for programs that read a page to its reader. */
export function markLanguage(): void {
  const {lang} = document.documentElement.dataset;
  if (lang !== undefined) markChosen('language', lang);
}

/**
 * Marks the chosen one of each group of buttons, which is its tab stop.
 *
 * @param value of the chosen one; undefined if none is. A group without this value stays as it is
 */
export function markChosen(
  name: 'language' | 'answer',
  value: string | undefined,
  inside: ParentNode = document,
): void {
  for (const group of inside.querySelectorAll('[role="radiogroup"]')) {
    const buttons = [...group.querySelectorAll<HTMLElement>(`[data-${name}]`)];
    const chosen = buttons.find(({dataset}) => dataset[name] === value);
    if (value !== undefined && !chosen) continue;
    for (const button of buttons) {
      button.setAttribute('aria-checked', String(button === chosen));
      button.tabIndex = button === (chosen ?? buttons[0]) ? 0 : -1;
    }
  }
}
