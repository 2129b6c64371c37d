// Ejected. Changes: the site's look in place of inline styles, and no raw text of the error.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

const ROUTE = {plugin: {name: 'page-error', id: 'default'}};

/** The last net: an error outside of every page. It shows the bars as well, unless they are what failed. */
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
