import {createSiteServer} from '@site/scripts/siteServer';
import {startServer, type RunningServer} from './startServer';

/** Serves a build on loopback as a host does. `tests/nightly/hosts` tests the settings of real hosts. */
export function serveBuild(folder: string): Promise<RunningServer> {
  return startServer(createSiteServer(folder));
}
