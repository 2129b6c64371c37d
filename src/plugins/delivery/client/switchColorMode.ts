/**
 * Switches the color mode, and keeps it, as the theme does. The theme reads these attributes when it begins to run. After
 * that, and before the page is marked as hydrated, it follows the event with which browsers tell other tabs of a choice.
 */
export function switchColorMode(): void {
  const {dataset} = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = mode;
  dataset.themeChoice = mode;
  try {
    localStorage.setItem('theme', mode);
    const choice = {key: 'theme', newValue: mode, storageArea: localStorage};
    dispatchEvent(new StorageEvent('storage', choice));
  } catch {
    // A browser that keeps nothing: the choice lasts until the page is left.
  }
}
