import {ContentCache, contentFingerprint} from '../../reproducible-build';
import {bundleMockServer} from './bundleMockServer';
import type {MockServerFile} from './MockServerFile';

/** Everything that the file is made from and by. */
export const INPUTS = [
  'sandbox',
  'contract',
  'src/plugins/mock-server',
  'package.json',
  'package-lock.json',
];

/** By the state of the inputs: the plugin asks and, in the same process, each page that speaks of the file. */
const known = new Map<string, Promise<MockServerFile>>();

/**
 * Gives the mock server as one file, made now or by an earlier build.
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
