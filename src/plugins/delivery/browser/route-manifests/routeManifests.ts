// A client module: the main file of the bundle knows layouts, and the pages outside of them, so that it does not
// grow with the site. Each page brings the route of its own, and routes of others are learned before they are followed.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {setRouteSource} from '../../../navigation/browser/routeSource';
import {learnRoute, openRoutes} from './learnRoute';
import {extendRuntime, filesOf} from './parts';

if (ExecutionEnvironment.canUseDOM) {
  extendRuntime();
  openRoutes();
  setRouteSource({learnRoute, filesOf});
}
