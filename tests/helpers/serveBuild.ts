import {createSiteServer, type ServerOptions} from '../../scripts/siteServer';
import {startServer, type RunningServer} from './startServer';

/**
 * Serves a build on loopback as a host does. `tests/nightly/hosts` tests the settings of real hosts.
 *
 * @param folder the folder of the build
 */
export function serveBuild(folder: string, options?: ServerOptions): Promise<RunningServer> {
  return startServer(createSiteServer(folder, options));
}
