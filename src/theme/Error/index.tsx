// Ejected. Changes: the site's styles instead of inline styles, and no raw error text.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

const ROUTE = {plugin: {name: 'page-error', id: 'default'}};

/** The outermost error boundary, for errors outside of pages. Shows the navbar and footer too, unless they failed. */
export default function PageError(props: Props): ReactNode {
  return (
    <RouteContextProvider value={ROUTE}>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Head>
          <title>
            <Translate id="site.pageError.title">Page Error</Translate>
          </title>
        </Head>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
