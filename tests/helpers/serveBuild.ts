import {createSiteServer} from '../../scripts/siteServer';
import {startServer, type RunningServer} from './startServer';

/**
 * Serves a build on loopback as a host does. `tests/nightly/hosts` tests the settings of real hosts.
 *
 * @param folder the folder of the build
 * @param assetsCache `cache-control` of files with a hash in their name
 */
export function serveBuild(folder: string, assetsCache?: string): Promise<RunningServer> {
  return startServer(createSiteServer(folder, assetsCache));
}
