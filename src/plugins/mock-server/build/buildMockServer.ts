import {ContentCache, contentFingerprint} from '../../reproducible-build';
import {bundleMockServer} from './bundleMockServer';
import type {MockServerFile} from './MockServerFile';

/** Everything that determines the content of the file: its sources, and the code that builds it. */
export const INPUTS = [
  'sandbox',
  'contract',
  'src/plugins/mock-server',
  'package.json',
  'package-lock.json',
];

/** Cached by the fingerprint of the inputs: in one process, the plugin and each page about the file request it. */
const known = new Map<string, Promise<MockServerFile>>();

/**
 * Returns the mock server as one file, built now or cached by an earlier build.
 *
 * @param siteDir the folder of the site
 * @throws what `bundleMockServer` throws
 */
export function buildMockServer(siteDir: string): Promise<MockServerFile> {
  const state = contentFingerprint(siteDir, INPUTS);
  const building = known.get(state) ?? remember(siteDir);
  known.set(state, building);
  return building;
}

async function remember(siteDir: string): Promise<MockServerFile> {
  const cache = new ContentCache(siteDir, 'mock-server', INPUTS);
  const kept = await cache.remember([], async () =>
    Buffer.from(JSON.stringify(await bundleMockServer(siteDir))),
  );
  cache.prune();
  return JSON.parse(Buffer.from(kept).toString('utf8')) as MockServerFile;
}
