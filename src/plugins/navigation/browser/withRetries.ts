const WAITS_MS = [300, 1200] as const;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Retries a load after a pause, up to twice, unless the browser knows that it is offline.
 *
 * @param load the load to try
 * @returns the result of the first successful attempt
 * @throws the error of the last attempt
 */
export async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of WAITS_MS) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) {
        throw error;
      }
      await wait(pause);
    }
  }
  return load();
}
