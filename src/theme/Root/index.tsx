// Fills the theme's slot around everything: what the server sent for an address decides which page is shown.
import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Root';
import {Route} from 'react-router-dom';
import {servedLocation} from '@site/src/plugins/navigation/browser/servedLocation';

/** What is around every page and stays when it changes. */
export default function Root({children}: Props): ReactNode {
  const location = useLocation();
  const served = useMemo(() => servedLocation(location), [location]);
  return <Route location={served} render={() => children} />;
}
