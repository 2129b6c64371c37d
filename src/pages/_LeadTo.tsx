import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

type Props = {readonly to: string};

/** A redirect: by the router when scripts run, otherwise by a meta refresh, with a link. */
export default function LeadTo({to}: Props): ReactNode {
  const address = useBaseUrl(to);
  if (useIsBrowser()) return <Redirect to={address} />;
  return (
    <main>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${address}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <Link to={to}>
        <Translate id="site.leadOn">The page is here.</Translate>
      </Link>
    </main>
  );
}
