import {createSiteServer} from '../../scripts/siteServer';
import {startServer, type RunningServer} from './startServer';

/**
 * Serves a build on loopback as a host does. `tests/nightly/hosts` tests the settings of real hosts.
 *
 * @param folder the folder of the build
 * @param port the port to listen on; 0 takes a free one
 * @param assetsCache `cache-control` of files with a hash in their name
 */
export async function serveBuild(
  folder: string,
  port: number,
  assetsCache?: string,
): Promise<RunningServer> {
  return startServer(createSiteServer(folder, assetsCache), port);
}
