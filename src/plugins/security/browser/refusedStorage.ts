// A client module: where the browser refuses to store anything, storage reads as absent. The theme copes with
// that in silence, while a refusal fills the console.
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

export {}; // a module, whose names are its own
