/** The network of a phone on the move: 1.6 Mbit/s and 150 ms there and back. */
export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
} as const;

/** How much slower than this machine the phone is. */
export const SLOWER_CPU = 4;
