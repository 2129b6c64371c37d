import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

export type Props = {
  readonly target: {readonly to: string};
};

/** A page that only redirects: with the router when JavaScript runs, otherwise with a meta refresh. */
export default function RedirectPage({target}: Props): ReactNode {
  const to = useBaseUrl(target.to);
  const {search, hash} = useLocation();
  const isBrowser = useIsBrowser();
  if (isBrowser) {
    return <Redirect to={`${to}${search}${hash}`} />;
  }
  return (
    <main>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={to} />
      </Head>
      <h1>
        <Translate id="landing.title">Redirecting</Translate>
      </h1>
      <Link to={to}>{to}</Link>
    </main>
  );
}
