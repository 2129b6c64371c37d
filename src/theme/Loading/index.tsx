// Ejected. Changes: the site's look and words in place of inline styles, and another try as soon as the
// network is back.
import {useContext, useEffect} from 'react';
import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {LoadingComponentProps} from 'react-loadable';
import Crash from '@site/src/components/Crash';
import {InLayout} from '@site/src/components/Crash/InLayout';

const ROUTE = {plugin: {name: 'page-loading', id: 'default'}};

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type FailureProps = {readonly error: unknown; readonly retry: () => void};

function LoadFailure({error, retry}: FailureProps): ReactNode {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <>
      <Head>
        <title>{translate({id: 'site.loading.failedTitle', message: 'Page not loaded'})}</title>
      </Head>
      <Crash
        title={<Translate id="site.loading.failed">This page did not load.</Translate>}
        action={<Translate id="site.loading.retry">Retry</Translate>}
        onAction={retry}
      >
        <p>
          <Translate id="site.loading.text">
            Check your connection. The page loads by itself when the network is back.
          </Translate>
        </p>
        <pre>{message(error)}</pre>
      </Crash>
    </>
  );
}

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
  const failure = <LoadFailure error={error} retry={retry} />;
  return isInLayout ? (
    failure
  ) : (
    <RouteContextProvider value={ROUTE}>
      <Layout>
        <main>{failure}</main>
      </Layout>
    </RouteContextProvider>
  );
}
