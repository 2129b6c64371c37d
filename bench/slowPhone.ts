import type {CDPSession, Page} from 'playwright-core';

/** The screen of a phone, in CSS pixels. */
export const PHONE = {width: 412, height: 823} as const;

/** A network as the browser emulates it: latency in milliseconds (round trip), throughput in bytes per second. */
export type Network = {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
};

/** The network of a phone on the move: 1.6 Mbit/s and a round trip of 150 ms. */
export const SLOW_NETWORK: Network = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

/** How much slower than this machine the phone is. */
export const SLOWER_CPU = 4;

/**
 * Throttles the network and the CPU of a page from now on.
 *
 * @param page any page
 * @param network how slow its network is
 * @param cpu by which factor it runs slower than this machine
 * @returns the CDP session that keeps it throttled, which can be used to observe the page
 */
export async function slowDown(page: Page, network: Network, cpu: number): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {offline: false, ...network});
  await client.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  return client;
}
