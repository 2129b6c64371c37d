// Ejected. Changes: the site's look and words in place of inline styles, and another try as soon as the
// network is back.
import {lazy, Suspense, useContext} from 'react';
import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Translate from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';
import {InLayout} from '@site/src/components/Crash/InLayout';
import PageLoadFailure from '@site/src/components/Crash/PageLoadFailure';

// Not at the top: the bars ask for the table of routes, which is made with this component.
const Layout = lazy(() => import(/* webpackMode: "eager" */ '@theme/Layout'));

const ROUTE = {plugin: {name: 'page-loading', id: 'default'}};

type Props = Omit<LoadingComponentProps, 'error'> & {readonly error: unknown};

/** What stands in the place of a page while its parts load, or when they can't be loaded. */
export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  const isInLayout = useContext(InLayout);
  if (error === null || error === undefined) {
    return pastDelay ? (
      <p role="status" className="container padding-vert--lg">
        <Translate id="site.loading.wait">Loading the page…</Translate>
      </p>
    ) : null;
  }
  const failure = <PageLoadFailure error={error} retry={retry} />;
  return isInLayout ? (
    failure
  ) : (
    <RouteContextProvider value={ROUTE}>
      <Suspense>
        <Layout>
          <main>{failure}</main>
        </Layout>
      </Suspense>
    </RouteContextProvider>
  );
}
