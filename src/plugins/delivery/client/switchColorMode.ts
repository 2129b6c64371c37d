/** Switches the color mode, and keeps it, as the theme does: it reads these attributes when it is hydrated. */
export function switchColorMode(): void {
  const {dataset} = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = mode;
  dataset.themeChoice = mode;
  try {
    localStorage.setItem('theme', mode);
  } catch {
    // A browser that keeps nothing: the choice lasts until the page is left.
  }
}
