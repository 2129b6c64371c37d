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

/** Marks the chosen one of each group of buttons; groups without such a choice stay as they are. */
export function markChosen(name: string, value: string, inside: ParentNode = document): void {
  inside.querySelectorAll('[role="radiogroup"]').forEach((group) => {
    if (!group.querySelector(`[data-${name}="${CSS.escape(value)}"]`)) return;
    group.querySelectorAll<HTMLElement>(`[data-${name}]`).forEach((button) => {
      const isChosen = button.dataset[name] === value;
      button.setAttribute('aria-checked', String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
    });
  });
}
