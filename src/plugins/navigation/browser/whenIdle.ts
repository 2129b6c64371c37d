const PATIENCE_MS = 1000;

/**
 * Calls back in a moment in which the browser has nothing else to do, or when that takes too long. Safari knows no
 * such moments: there, it is as soon as what is under way is done.
 */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback, {timeout: PATIENCE_MS});
  } else {
    setTimeout(callback);
  }
}
