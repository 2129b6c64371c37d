// Replaces the theme's inline script: it sets the color mode and the state of the announcement before the first paint,
// as that one does, but accepts only known values from an address. The theme's script lets an address set any `data-`
// attribute of the page.

function read(get: () => string | null): string | null {
  try {
    return get();
  } catch {
    return null; // storage is blocked
  }
}

function knownMode(value: string | null): string | undefined {
  return value === 'light' || value === 'dark' ? value : undefined;
}

const mode =
  knownMode(read(() => new URLSearchParams(location.search).get('docusaurus-theme'))) ??
  knownMode(read(() => localStorage.getItem('theme'))) ??
  DEFAULT_MODE;
const isDismissed = read(() => localStorage.getItem('docusaurus.announcement.dismiss')) === 'true';

const root = document.documentElement;
root.setAttribute('data-theme', mode);
root.setAttribute('data-theme-choice', mode);
root.setAttribute('data-announcement-bar-initially-dismissed', String(isDismissed));

export {}; // makes this file a module, so that its names are local
