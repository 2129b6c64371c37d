// Ejected. Changes: the site's styles and texts instead of inline styles, and a retry as soon as the network is back.
import {lazy, Suspense, useContext} from 'react';
import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Translate from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';
import {InLayout} from '@site/src/components/ErrorMessage/InLayout';
import PageLoadFailure from '@site/src/components/ErrorMessage/PageLoadFailure';

// Not a static import: the layout imports the generated routes, which import this component.
const Layout = lazy(() => import(/* webpackMode: "eager" */ '@theme/Layout'));

const ROUTE = {plugin: {name: 'page-loading', id: 'default'}};

type Props = Omit<LoadingComponentProps, 'error'> & {readonly error: unknown};

/** Shown instead of a page while its chunks load, or when they cannot be loaded. */
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
