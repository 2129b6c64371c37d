/** The root element, whose attributes say how far a page is. */
export const root = document.documentElement;

/** True once React runs in the page. The core sets the attribute. */
export function isHydrated(): boolean {
  return root.getAttribute('data-has-hydrated') === 'true';
}

/** Where the core keeps React's root, from the moment that React begins. */
const REACT_ROOT = 'docusaurusRoot';

/** True from the moment that React begins to hydrate the page. */
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

/** Calls back after the next frame is on screen. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Calls back when the browser has nothing else to do. Safari knows no such moments. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback, {timeout: 2000});
  } else {
    setTimeout(callback, 100);
  }
}

/** Reads what the theme has stored. Undefined where the browser refuses. */
export function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}
