// A client module: where the browser denies access to storage, makes it read as absent. The theme handles absent
// storage silently, while a denied access fills the console.
for (const name of ['localStorage', 'sessionStorage'] as const) {
  if (typeof window !== 'undefined' && isRefused(name)) {
    Object.defineProperty(window, name, {value: null});
  }
}

function isRefused(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return typeof window[name] !== 'object';
  } catch {
    return true;
  }
}

export {}; // makes this file a module, so that its names are local
