// Fills the theme's slot around the whole site: the page that the server sent for a URL decides which route renders.
import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Root';
import {Route} from 'react-router-dom';
import {servedLocation} from '@site/src/plugins/navigation/browser/servedLocation';

/** The root component. It stays mounted when the page changes. */
export default function Root({children}: Props): ReactNode {
  const location = useLocation();
  const served = useMemo(() => servedLocation(location), [location]);
  return <Route location={served} render={() => children} />;
}
