/** The root element, whose attributes tell how far the page has loaded. */
export const root = document.documentElement;

/** Returns true once React runs in the page. The core sets the attribute. */
export function isHydrated(): boolean {
  return root.getAttribute('data-has-hydrated') === 'true';
}

/** The global in which the core stores React's root, from the moment that React begins. */
const REACT_ROOT = 'docusaurusRoot';

/** Returns true from the moment that React begins to hydrate the page. */
export function hasReactBegun(): boolean {
  return Object.getOwnPropertyDescriptor(window, REACT_ROOT)?.value !== undefined;
}

/** Calls back when React has begun, in the same task. */
export function whenReactBegins(callback: () => void): void {
  Object.defineProperty(window, REACT_ROOT, {
    configurable: true,
    set(value: unknown) {
      Object.defineProperty(window, REACT_ROOT, {value, writable: true});
      queueMicrotask(callback);
    },
  });
}

/** Calls back after the next frame has been painted. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Calls back when the browser is idle. Safari does not report when it is. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback, {timeout: 2000});
  } else {
    setTimeout(callback, 100);
  }
}

/** Reads what the theme has stored. Returns undefined if the browser denies access. */
export function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}
