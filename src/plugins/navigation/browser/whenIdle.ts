const TIMEOUT_MS = 1000;

/**
 * Calls back when the browser is idle, or when that takes too long. Safari does not report when it is idle: there, it
 * calls back as soon as the current task is done.
 */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback, {timeout: TIMEOUT_MS});
  } else {
    setTimeout(callback);
  }
}
