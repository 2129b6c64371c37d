import {useEffect} from 'react';
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import ErrorMessage from '.';

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export type Props = {readonly error: unknown; readonly retry: () => void};

/** Shown instead of a page that could not be loaded. Retries when the browser is online again. */
export default function PageLoadFailure({error, retry}: Props): ReactNode {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <>
      <Head>
        <title>{translate({id: 'site.loading.failedTitle', message: 'Page not loaded'})}</title>
      </Head>
      <ErrorMessage
        title={<Translate id="site.loading.failed">This page did not load.</Translate>}
        action={<Translate id="site.loading.retry">Retry</Translate>}
        onAction={retry}
      >
        <p>
          <Translate id="site.loading.text">
            Check your connection. The page loads automatically when you are back online.
          </Translate>
        </p>
        <pre>{message(error)}</pre>
      </ErrorMessage>
    </>
  );
}
