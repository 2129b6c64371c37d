/** The root element, whose attributes say how far a page is. */
export const root = document.documentElement;

/** True once React runs in the page. The core sets the attribute. */
export function isHydrated(): boolean {
  return root.getAttribute('data-has-hydrated') === 'true';
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
