import type {CDPSession, Page} from 'playwright-core';

/** The screen of a phone, in CSS pixels. */
export const PHONE = {width: 412, height: 823} as const;

/** A network as the browser emulates it: milliseconds there and back, bytes in a second. */
export type Network = {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
};

/** The network of a phone on the move: 1.6 Mbit/s and 150 ms there and back. */
export const SLOW_NETWORK: Network = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

/** How much slower than this machine the phone is. */
export const SLOWER_CPU = 4;

/**
 * Makes a page slow from now on.
 *
 * @param page any page
 * @param network how slow its network is
 * @param cpu how many times slower than this machine it runs
 * @returns the connection that keeps it slow, for what else is to be watched
 */
export async function slowDown(page: Page, network: Network, cpu: number): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {offline: false, ...network});
  await client.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  return client;
}
