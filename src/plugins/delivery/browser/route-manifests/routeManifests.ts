// A client module: the main bundle contains layouts and the pages outside of them, so that it does not grow with the
// site. Each page contains its own route, and the routes of other pages are loaded before they are followed.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {setRouteSource} from '../../../navigation/browser/routeSource';
import {loadRoute, openRoutes} from './loadRoute';
import {extendRuntime, filesOf} from './parts';

if (ExecutionEnvironment.canUseDOM) {
  extendRuntime();
  openRoutes();
  setRouteSource({loadRoute, filesOf});
}
